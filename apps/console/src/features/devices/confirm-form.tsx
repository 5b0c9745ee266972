import type { Devices } from '@comanda/client/staff'
import type { ConfirmDeviceResult } from '@comanda/contract'
import { Field } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { DeviceForm, DeviceOutcome } from './device-form.tsx'

interface ConfirmFormProps {
  readonly devices: Devices
  readonly onClosed: () => void
}

/** Takes the code that a device shows, and says which device that was (KIOSK-1.2). */
export const ConfirmForm = ({ devices, onClosed }: ConfirmFormProps) => {
  const { t } = useMessages()
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const [confirmed, setConfirmed] = useState<ConfirmDeviceResult>()
  if (confirmed)
    return (
      <DeviceOutcome onClosed={onClosed}>
        <p>{t('devices.confirmed', { name: name.trim() })}</p>
        <p className="settings-muted">
          {[t(`devices.kinds.${confirmed.kind}`), confirmed.screen, confirmed.address]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="settings-muted">{confirmed.agent}</p>
      </DeviceOutcome>
    )
  return (
    <DeviceForm
      label={t('devices.confirm')}
      name={name}
      onName={setName}
      onClosed={onClosed}
      before={
        <Field
          label={t('devices.shownCode')}
          inputMode="numeric"
          autoComplete="off"
          required
          pattern="[0-9]{8}"
          value={code}
          onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, '').slice(0, 8))}
        />
      }
      onSave={async () => setConfirmed(await devices.confirm(code, name.trim()))}
    />
  )
}
