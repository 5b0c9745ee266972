import { Banner } from '@comanda/ui'
import { isLoopback } from './is-loopback.ts'
import { useMessages } from '../messages.ts'

/** Where printed codes lead; a warning if that is this computer alone, which no phone reaches (SETUP-2.11). */
export const CodesAddress = () => {
  const { t } = useMessages()
  const { origin, hostname } = window.location
  if (!isLoopback(hostname)) return <p>{t('tables.leadTo', { address: origin })}</p>
  return (
    <Banner tone="danger" icon="warning">
      {t('tables.onlyHere', { address: origin })}
    </Banner>
  )
}
