import type { Devices, ShownDevice } from '@comanda/client/staff'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { DeviceForm } from './device-form.tsx'

interface RenameFormProps {
  readonly device: ShownDevice
  readonly devices: Devices
  readonly onClosed: () => void
}

/** Gives a paired device another name. */
export const RenameForm = ({ device, devices, onClosed }: RenameFormProps) => {
  const { t } = useMessages()
  const [name, setName] = useState(device.name)
  return (
    <DeviceForm
      label={t('settings.editOf', { name: device.name })}
      name={name}
      onName={setName}
      onClosed={onClosed}
      onSave={async () => {
        await devices.rename(device._id, name.trim())
        onClosed()
      }}
    />
  )
}
