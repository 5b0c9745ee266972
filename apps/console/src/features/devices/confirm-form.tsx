import type { Devices } from '@comanda/client/staff'
import type { ConfirmDeviceResult } from '@comanda/contract'
import { Button, Field } from '@comanda/ui'
import { useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'

interface ConfirmFormProps {
  readonly devices: Devices
  readonly onClosed: () => void
}

/** Takes the code that a device shows, and says which device that was (KIOSK-1.2). */
export const ConfirmForm = ({ devices, onClosed }: ConfirmFormProps) => {
  const { t } = useMessages()
  const { busy, failure, submit } = useSubmit()
  const [code, setCode] = useState('')
  const [name, setName] = useState('')
  const [confirmed, setConfirmed] = useState<ConfirmDeviceResult>()
  if (confirmed)
    return (
      <div className="page-card settings-form" role="status">
        <p>{t('devices.confirmed', { name: name.trim() })}</p>
        <p className="settings-muted">
          {[t(`devices.kinds.${confirmed.kind}`), confirmed.screen, confirmed.address]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="settings-muted">{confirmed.agent}</p>
        <div className="page-actions">
          <Button onClick={onClosed}>{t('app.close')}</Button>
        </div>
      </div>
    )
  return (
    <div className="page-card settings-form">
      <FormFrame
        label={t('devices.confirm')}
        busy={busy}
        failure={failure}
        onCancel={onClosed}
        onSubmit={submit(async () => setConfirmed(await devices.confirm(code, name.trim())))}
      >
        <Field
          label={t('devices.shownCode')}
          inputMode="numeric"
          autoComplete="off"
          required
          pattern="[0-9]{8}"
          value={code}
          onChange={({ target }) => setCode(target.value.replaceAll(/\D/g, '').slice(0, 8))}
        />
        <Field
          label={t('devices.name')}
          maxLength={100}
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </FormFrame>
    </div>
  )
}
