import { serverNow } from '@comanda/client'
import { useConnectionStatus } from '@comanda/client/react'
import { Banner } from '@comanda/ui'
import { useState } from 'react'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useClock } from '../../language/use-clock.ts'
import { useTableMessages } from '../../language/table-messages.ts'
import { useTable } from './use-table.ts'

/** Says, without a network, as of when the cart of the table is, and what is still to be sent (TABLE-6.6). */
export const OfflineNote = () => {
  const { t } = useTableMessages()
  const clock = useClock(useCatalogue().menu?.shop.timeZone)
  const { pending } = useTable().state
  const isOffline = useConnectionStatus() === 'offline'
  const [since, setSince] = useState<number>()
  if (isOffline !== (since !== undefined)) setSince(isOffline ? serverNow() : undefined)
  if (since === undefined) return null
  return (
    <Banner tone="highlight" icon="offline">
      <p>{t('table.offline.text', { time: clock(new Date(since).toISOString()) })}</p>
      {pending > 0 && <p>{t('table.offline.pending', { count: pending })}</p>}
    </Banner>
  )
}
