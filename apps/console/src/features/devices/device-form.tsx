import { Button, Field } from '@comanda/ui'
import type { ReactNode } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import '../../forms/form-frame.css'

interface DeviceFormProps {
  /** The accessible name. */
  readonly label: string
  readonly name: string
  readonly onName: (name: string) => void
  readonly onSave: () => Promise<void>
  readonly onClosed: () => void
  /** Fields after the name. */
  readonly children?: ReactNode
}

/** The shape of each form of a device: its name among other fields, Save and Cancel, and why it was refused. */
export const DeviceForm = ({
  label,
  name,
  onName,
  onSave,
  onClosed,
  children,
}: DeviceFormProps) => {
  const { t } = useMessages()
  const { busy, failure, submit } = useSubmit()
  return (
    <FormFrame
      label={label}
      busy={busy}
      failure={failure}
      onCancel={onClosed}
      onSubmit={submit(onSave)}
    >
      <Field
        label={t('devices.name')}
        maxLength={100}
        required
        value={name}
        onChange={({ target }) => onName(target.value)}
      />
      {children}
    </FormFrame>
  )
}

interface DeviceOutcomeProps {
  readonly onClosed: () => void
  readonly children: ReactNode
}

/** What a form of a new device came to, until it is closed. */
export const DeviceOutcome = ({ onClosed, children }: DeviceOutcomeProps) => {
  const { t } = useMessages()
  return (
    <div className="form-frame" role="status">
      {children}
      <div className="page-actions">
        <Button onClick={onClosed}>{t('app.close')}</Button>
      </div>
    </div>
  )
}
