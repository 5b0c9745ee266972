import type { WaitingDevice as Waiting } from '@comanda/contract'
import { PairingSign } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import './devices.css'

/** What shows a code: its sign as it shows it, its kind, screen, address and browser (KIOSK-1.2, KIOSK-1.7). */
export const WaitingDevice = ({ device }: { readonly device: Waiting }) => {
  const { t } = useMessages()
  const { kind, screen, address, agent, sign } = device
  return (
    <div className="waiting-device">
      {sign && (
        <PairingSign
          {...sign}
          name={t('devices.pairingSign.name', {
            colour: t(`devices.pairingSign.colours.${sign.colour}`),
            shape: t(`devices.pairingSign.shapes.${sign.shape}`),
          })}
        />
      )}
      <div>
        <p>{[t(`devices.kinds.${kind}`), screen, address].filter(Boolean).join(' · ')}</p>
        <p className="settings-muted">{agent}</p>
      </div>
    </div>
  )
}
