import { useConnectionStatus } from '@comanda/client/react'
import { Banner } from '@comanda/ui'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useClock } from '../../language/use-clock.ts'
import { useTableMessages } from '../../language/table-messages.ts'
import { useTable } from './use-table.ts'

/** Says, without a network, as of when the cart of the table is, and what is still to be sent (TABLE-6.6). */
export const OfflineNote = () => {
  const { t } = useTableMessages()
  const clock = useClock(useCatalogue().menu?.shop.timeZone)
  const { pending, asOf } = useTable().state
  if (useConnectionStatus() !== 'offline' || asOf === undefined) return null
  return (
    <Banner tone="highlight" icon="offline">
      <p>{t('table.offline.text', { time: clock(new Date(asOf).toISOString()) })}</p>
      {pending > 0 && <p>{t('table.offline.pending', { count: pending })}</p>}
    </Banner>
  )
}
