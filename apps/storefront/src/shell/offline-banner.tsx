import { useConnectionStatus } from '@comanda/client/react'
import { Banner } from '@comanda/ui'
import { useMessages } from '../language/messages.ts'

/** Says that there is no network, and what works without it. */
export const OfflineBanner = () => {
  const { t } = useMessages()
  const status = useConnectionStatus()
  return status === 'offline' ? (
    <Banner tone="highlight" icon="offline">
      {t('app.offline')}
    </Banner>
  ) : null
}
