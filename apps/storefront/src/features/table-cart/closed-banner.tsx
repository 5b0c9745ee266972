import { Banner } from '@comanda/ui'
import { useCatalogue, useSession } from '../../diner/use-stores.ts'
import { useListWords } from '../../language/use-list-words.ts'
import { useNames } from '../../language/use-names.ts'
import { useTableMessages } from '../../language/table-messages.ts'
import { useTable } from './use-table.ts'

/** To who chose at a table that was closed in the meantime: that it was, and which of their dishes nobody has ordered (TABLE-6.15). */
export const ClosedBanner = () => {
  const { t } = useTableMessages()
  const names = useNames()
  const list = useListWords()
  const { menu } = useCatalogue()
  const { session, ended } = useSession()
  const { phase, unordered } = useTable().state
  const status = (session ?? ended)?.status
  // Whose bill is paid, or to be paid, reads that elsewhere.
  const isCancelled = status === 'void' || status === 'cancelled'
  if (phase !== 'closed' || (unordered.length === 0 && !isCancelled)) return null
  const dishes = unordered.flatMap(({ lines: [top] }) => {
    const found = menu?.products.find(({ _id }) => _id === top?.product)
    const name = found ? names(found.name) : t('table.dish')
    return top ? [t('table.closed.dish', { name, count: top.quantity })] : []
  })
  return (
    <Banner tone="danger" icon="warning">
      <strong>{t('table.closed.title')}</strong>
      {dishes.length > 0 && <p>{t('table.closed.dishes', { names: list(dishes) })}</p>}
      <p>{t('table.closed.text')}</p>
    </Banner>
  )
}
