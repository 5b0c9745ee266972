import type { ShownDevice } from '@comanda/client/staff'
import type { CardReader } from '@comanda/contract'
import { Badge } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useNow } from '../../staff/use-now.ts'
import { KioskParts } from './kiosk-parts.tsx'
import { signOfLife } from './sign-of-life.ts'

const tones = { fine: 'success', late: 'highlight', lost: 'danger' } as const

interface KioskFactsProps {
  readonly device: ShownDevice
  readonly readers: readonly CardReader[]
}

/** How a kiosk is: its last sign of life, whether it is paused, and what it says of itself. */
export const KioskFacts = ({ device, readers }: KioskFactsProps) => {
  const { t } = useMessages()
  const sign = signOfLife(device, useNow(10_000))
  const { health, paused = false } = device
  const offered = health?.offered ?? 0
  return (
    <>
      <p>
        <Badge tone={tones[sign]}>{t(`devices.sign.${sign}`)}</Badge>{' '}
        {paused && <Badge tone="highlight">{t('devices.paused')}</Badge>}
      </p>
      {health && (
        <p className="settings-muted">
          {t('devices.health', {
            count: health.guests ?? 0,
            abandoned: health.abandoned ?? 0,
            screen: health.screen ?? '',
          })}
        </p>
      )}
      {health && offered > 0 && (
        <p className="settings-muted">
          {t('devices.offered', {
            percent: Math.round((100 * (health.taken ?? 0)) / offered),
            count: offered,
          })}
        </p>
      )}
      <KioskParts device={device} readers={readers} />
      {health?.lastError && (
        <p className="settings-muted">{t('devices.lastError', { error: health.lastError })}</p>
      )}
    </>
  )
}
