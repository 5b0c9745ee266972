import { useConnectionStatus } from '@comanda/client/react'
import { Banner } from '@comanda/ui'
import { useVisit } from '../diner/use-stores.ts'
import { useMessages } from '../language/messages.ts'
import { useLocation } from '../router/use-location.ts'

/**
 * Says that there is no network, and what works without it, or that the server is too busy to begin the visit, and is requested
 * again; the page of a link says so itself.
 */
export const OfflineBanner = () => {
  const { t } = useMessages()
  const isOffline = useConnectionStatus() === 'offline'
  const { isLate } = useVisit()
  const { pathname } = useLocation()
  if (!isOffline && (!isLate || /^\/[to](\/|$)/.test(pathname))) return null
  return (
    <Banner tone="highlight" icon={isOffline ? 'offline' : 'clock'}>
      {t(isOffline ? 'app.offline' : 'entry.busy')}
    </Banner>
  )
}
