import type { Devices } from '@comanda/client/staff'
import type { DeviceKind, PairingCodeResult } from '@comanda/contract'
import { Select } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { DeviceForm, DeviceOutcome } from './device-form.tsx'

const kinds = ['till', 'kitchen', 'kiosk'] as const satisfies readonly DeviceKind[]

interface PairFormProps {
  readonly devices: Devices
  readonly onClosed: () => void
}

/** Asks for the name and kind of a device, then shows the code by which it is paired. */
export const PairForm = ({ devices, onClosed }: PairFormProps) => {
  const { t } = useMessages()
  const [name, setName] = useState('')
  const [kind, setKind] = useState<(typeof kinds)[number]>('till')
  const [shown, setShown] = useState<PairingCodeResult>()
  if (shown)
    return (
      <DeviceOutcome onClosed={onClosed}>
        <p>{t('devices.codeText')}</p>
        <p>
          <strong>{shown.code}</strong>
        </p>
      </DeviceOutcome>
    )
  return (
    <DeviceForm
      label={t('devices.pair')}
      name={name}
      onName={setName}
      onClosed={onClosed}
      onSave={async () => setShown(await devices.pairingCode(name.trim(), kind))}
    >
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
    </DeviceForm>
  )
}
