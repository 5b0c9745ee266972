import type { TableSession } from '@comanda/contract'
import type { TableKey } from '@comanda/locales/table'
import { Banner, Button } from '@comanda/ui'
import { useCatalogue, useSession } from '../../diner/use-stores.ts'
import { useListWords } from '../../language/use-list-words.ts'
import { useNames } from '../../language/use-names.ts'
import { useTableMessages } from '../../language/table-messages.ts'
import { useTable } from './use-table.ts'

/** How a table came to take no more orders, and what can be done. */
const closedWords = (
  status: TableSession['status'] | undefined,
): Readonly<Record<'title' | 'text', TableKey>> => {
  if (status === 'toPay') return { title: 'table.closed.toPay', text: 'table.closed.toPayText' }
  const title = status === 'done' ? 'table.closed.paid' : 'table.closed.title'
  return { title, text: 'table.closed.text' }
}

/**
 * To who chose at a table that was closed in the meantime, or of whose guests they are not any more: that it is so, and which of
 * the dishes nobody has ordered (TABLE-6.15).
 */
export const ClosedBanner = () => {
  const { t } = useTableMessages()
  const names = useNames()
  const list = useListWords()
  const { menu } = useCatalogue()
  const { session, ended } = useSession()
  const { table, state } = useTable()
  const { phase, unordered, isEndRead } = state
  const status = (session ?? ended)?.status
  // Whose bill is paid, or to be paid, reads that elsewhere.
  const isSaid = status === 'done' || status === 'toPay'
  if (isEndRead) return null
  if (phase !== 'out' && (phase !== 'closed' || (unordered.length === 0 && isSaid))) return null
  const namesOf = (dishes: typeof unordered): string =>
    list(
      dishes.flatMap(({ lines: [top] }) => {
        const found = menu?.products.find(({ _id }) => _id === top?.product)
        const name = found ? names(found.name) : t('table.dish')
        return top ? [t('table.closed.dish', { name, count: top.quantity })] : []
      }),
    )
  const close = (
    <Button variant="plain" onClick={table.readEnd}>
      {t('table.refused.close')}
    </Button>
  )
  if (phase === 'out')
    return (
      <Banner tone="danger" icon="warning" action={close}>
        <strong>{t('table.out.title')}</strong>
        {unordered.length > 0 && <p>{t('table.out.dishes', { names: namesOf(unordered) })}</p>}
        <p>{t('table.out.text')}</p>
      </Banner>
    )
  const { title, text } = closedWords(status)
  const own = unordered.filter(({ isMine }) => isMine)
  const forAll = unordered.filter(({ isMine }) => !isMine)
  return (
    <Banner tone="danger" icon="warning" action={close}>
      <strong>{t(title)}</strong>
      {own.length > 0 && <p>{t('table.closed.dishes', { names: namesOf(own) })}</p>}
      {forAll.length > 0 && <p>{t('table.closed.forAll', { names: namesOf(forAll) })}</p>}
      <p>{t(text)}</p>
    </Banner>
  )
}
