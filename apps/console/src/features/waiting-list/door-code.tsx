import { CheckRow, QrCode } from '@comanda/ui'
import { CodesAddress } from '../../staff/devices/codes-address.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'

interface DoorCodeProps {
  readonly isOpen: boolean
  readonly onChange: (enabled: boolean) => void
}

/** Whether guests join by themselves, and the code that hangs at the door (WAIT-4.1). For managers. */
export const DoorCode = ({ isOpen, onChange }: DoorCodeProps) => {
  const { t } = useMessages()
  const { _id } = useShop()
  const address = `${window.location.origin}/waiting/at/${_id}`
  return (
    <details className="waiting-door">
      <summary>{t('waitingList.door')}</summary>
      <CheckRow
        checked={isOpen}
        note={t('waitingList.openText')}
        onChange={() => onChange(!isOpen)}
      >
        {t('waitingList.open')}
      </CheckRow>
      <QrCode text={address} label={t('waitingList.door')} />
      <CodesAddress />
    </details>
  )
}
