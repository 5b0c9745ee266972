import type { RefusedAction } from '@comanda/client/table-cart'
import { Banner, Button } from '@comanda/ui'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useNames } from '../../language/use-names.ts'
import { useTableMessages } from '../../language/table-messages.ts'
import { useGuestWords } from './use-guest-words.ts'
import { useTable } from './use-table.ts'

const Refused = ({ refused }: { readonly refused: RefusedAction }) => {
  const { t } = useTableMessages()
  const names = useNames()
  const called = useGuestWords()
  const { menu } = useCatalogue()
  const { table, state } = useTable()
  const { id, action, error, by, order = '', dish } = refused
  const [top] = dish?.lines ?? ('lines' in action ? action.lines : [])
  const product = top?.product
  const found = menu?.products.find(({ _id }) => _id === product)
  const name = found ? names(found.name) : t('table.dish')
  const guest = called(state.guests.find(({ _id }) => _id === by))
  const text = {
    lineGone: guest
      ? t('table.refused.goneBy', { name, guest })
      : t('table.refused.gone', { name }),
    lineChanged: guest
      ? t('table.refused.changed', { name, guest })
      : t('table.refused.changedOnly', { name }),
    lineOrdered: t('table.refused.ordered', { name, order }),
    lineNotYours: t('table.refused.notYours', { name }),
    lineInvalid: t('table.refused.invalid', { name }),
    cartFull: t('table.refused.full'),
    orderCutoff: t('table.refused.cutoff', { name }),
    tableClosed: t('table.refused.closed', { name }),
  }[error]
  const isGone = error === 'lineGone' || error === 'tableClosed'
  const canAdd =
    error === 'tableClosed' ||
    (dish && (isGone || error === 'lineChanged' || error === 'lineOrdered'))
  return (
    <li>
      {text}
      <span className="table-refused-actions">
        {canAdd && (
          <Button variant="quiet" onClick={() => table.addAgain(id)}>
            {t(isGone ? 'table.refused.undo' : 'table.refused.asNew')}
          </Button>
        )}
        <Button variant="plain" onClick={() => table.dismiss(id)}>
          {t('table.refused.close')}
        </Button>
      </span>
    </li>
  )
}

interface RefusedListProps {
  /** Lists what nobody ordered before the table was closed (TABLE-6.15), else all other. */
  readonly isOfBefore?: boolean
}

/** What the diner did at the same time as another guest, or another did with a dish of theirs, and what can be done about it (TABLE-6.3). */
export const RefusedList = ({ isOfBefore = false }: RefusedListProps) => {
  const { t } = useTableMessages()
  const { refused } = useTable().state
  const listed = refused.filter(({ error }) => (error === 'tableClosed') === isOfBefore)
  if (listed.length === 0) return null
  const count = listed.filter(({ isRemoved }) => !isRemoved).length
  return (
    <Banner tone="highlight" icon="warning">
      {!isOfBefore && count > 0 && <p>{t('table.refused.title', { count })}</p>}
      <ul className="table-refused">
        {listed.map((one) => (
          <Refused key={one.id} refused={one} />
        ))}
      </ul>
    </Banner>
  )
}
