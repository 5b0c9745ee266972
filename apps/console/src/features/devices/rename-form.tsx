import type { Devices, ShownDevice } from '@comanda/client/staff'
import { Field } from '@comanda/ui'
import { useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'

interface RenameFormProps {
  readonly device: ShownDevice
  readonly devices: Devices
  readonly onClosed: () => void
}

/** Gives a paired device another name. */
export const RenameForm = ({ device, devices, onClosed }: RenameFormProps) => {
  const { t } = useMessages()
  const { busy, failure, submit } = useSubmit()
  const [name, setName] = useState(device.name)
  return (
    <FormFrame
      label={t('settings.editOf', { name: device.name })}
      busy={busy}
      failure={failure}
      onCancel={onClosed}
      onSubmit={submit(async () => {
        await devices.rename(device._id, name.trim())
        onClosed()
      })}
    >
      <Field
        label={t('devices.name')}
        maxLength={100}
        required
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </FormFrame>
  )
}
