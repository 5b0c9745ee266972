import type { Devices } from '@comanda/client/staff'
import type { DeviceKind, PairingCodeResult } from '@comanda/contract'
import { Button, Field, Select } from '@comanda/ui'
import { useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'

const kinds = ['till', 'kitchen', 'kiosk'] as const satisfies readonly DeviceKind[]

interface PairFormProps {
  readonly devices: Devices
  readonly onClosed: () => void
}

/** Asks for the name and kind of a device, then shows the code by which it is paired. */
export const PairForm = ({ devices, onClosed }: PairFormProps) => {
  const { t } = useMessages()
  const { busy, failure, submit } = useSubmit()
  const [name, setName] = useState('')
  const [kind, setKind] = useState<(typeof kinds)[number]>('till')
  const [shown, setShown] = useState<PairingCodeResult>()
  if (shown)
    return (
      <div className="page-card settings-form" role="status">
        <p>{t('devices.codeText')}</p>
        <p>
          <strong>{shown.code}</strong>
        </p>
        <div className="page-actions">
          <Button onClick={onClosed}>{t('app.close')}</Button>
        </div>
      </div>
    )
  return (
    <div className="page-card settings-form">
      <FormFrame
        label={t('devices.pair')}
        busy={busy}
        failure={failure}
        onCancel={onClosed}
        onSubmit={submit(async () => setShown(await devices.pairingCode(name.trim(), kind)))}
      >
        <Field
          label={t('devices.name')}
          maxLength={100}
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Select
          label={t('devices.kind')}
          value={kind}
          onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? 'till')}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {t(`devices.kinds.${one}`)}
            </option>
          ))}
        </Select>
      </FormFrame>
    </div>
  )
}
