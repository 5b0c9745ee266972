import { useConnectionStatus } from '@comanda/client/react'
import { Banner } from '@comanda/ui'
import { useVisit } from '../diner/use-stores.ts'
import { useMessages } from '../language/messages.ts'
import { useLocation } from '../router/use-location.ts'

/** Says that the server is too busy to begin the visit, and is requested again; the page of a link says so itself. */
export const LateBanner = () => {
  const { t } = useMessages()
  const { isLate } = useVisit()
  const { pathname } = useLocation()
  const isOffline = useConnectionStatus() === 'offline'
  if (!isLate || isOffline || /^\/[to](\/|$)/.test(pathname)) return null
  return (
    <Banner tone="highlight" icon="clock">
      {t('entry.busy')}
    </Banner>
  )
}
