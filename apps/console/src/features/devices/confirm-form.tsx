import { normaliseError } from '@comanda/client'
import type { Devices } from '@comanda/client/staff'
import type { WaitingDevice as Waiting } from '@comanda/contract'
import { Field } from '@comanda/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { DeviceOutcome } from './device-form.tsx'
import { WaitingDevice } from './waiting-device.tsx'

/** How many digits a code has. */
const DIGITS = 8

/** What a code led to. */
interface Seen {
  readonly code: string
  readonly device?: Waiting
  readonly problem?: string
}

interface ConfirmFormProps {
  readonly devices: Devices
  /** The code, if the manager scanned it. */
  readonly scanned?: string | undefined
  readonly onClosed: () => void
}

/** Takes the code that a device shows, says which device that is, then asks for its name and confirms it (KIOSK-1.2). */
export const ConfirmForm = ({ devices, scanned = '', onClosed }: ConfirmFormProps) => {
  const { t } = useMessages()
  const { busy, failure, submit } = useSubmit()
  const [code, setCode] = useState(scanned)
  const [name, setName] = useState('')
  const [seen, setSeen] = useState<Seen>()
  const [isConfirmed, setIsConfirmed] = useState(false)
  const look = async (typed: string): Promise<void> => {
    try {
      setSeen({ code: typed, device: await devices.inspect(typed) })
    } catch (error) {
      const { code: why, message } = normaliseError(error)
      const isNone = why === 'pairingRefused'
      const problem = isNone ? t('devices.notShown') : t('settings.problem', { message })
      setSeen({ code: typed, problem })
    }
  }
  const begin = useEffectEvent(() => {
    if (scanned !== '') void look(scanned)
  })
  useEffect(() => queueMicrotask(() => begin()), [])
  const type = (text: string): void => {
    const typed = text.replaceAll(/\D/g, '').slice(0, DIGITS)
    setCode(typed)
    if (typed.length === DIGITS && typed !== code) void look(typed)
  }
  // What is seen of another code says nothing of this one.
  const { device: waiting, problem } = seen?.code === code ? seen : {}
  if (isConfirmed)
    return (
      <DeviceOutcome onClosed={onClosed}>
        <p>{t('devices.confirmed', { name: name.trim() })}</p>
      </DeviceOutcome>
    )
  return (
    <FormFrame
      label={t('devices.confirm')}
      busy={busy}
      failure={failure}
      onCancel={onClosed}
      onSubmit={submit(async () => {
        // Nothing is confirmed that the manager has not seen.
        if (!waiting) return look(code)
        await devices.confirm(code, name.trim())
        setIsConfirmed(true)
      })}
    >
      <Field
        label={t('devices.shownCode')}
        inputMode="numeric"
        autoComplete="off"
        required
        pattern="[0-9]{8}"
        value={code}
        {...(problem === undefined ? {} : { error: problem })}
        onChange={({ target }) => type(target.value)}
      />
      <div role="status" className="waiting-device-said">
        {waiting && (
          <>
            <WaitingDevice device={waiting} />
            <p>{t('devices.isIt')}</p>
          </>
        )}
      </div>
      {waiting && (
        <Field
          label={t('devices.name')}
          maxLength={100}
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </FormFrame>
  )
}
