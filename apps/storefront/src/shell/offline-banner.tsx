import { Banner } from '@comanda/ui'
import { useConnection } from '../data/use-store.ts'
import { useMessages } from '../language/messages.ts'

/** Says that there is no network, and what works all the same. */
export const OfflineBanner = () => {
  const { t } = useMessages()
  const status = useConnection()
  return status === 'offline' ? (
    <Banner tone="highlight" icon="offline">
      {t('app.offline')}
    </Banner>
  ) : null
}
