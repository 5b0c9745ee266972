import { normaliseError } from '@comanda/client'
import type { ThisDevice } from '@comanda/client/staff'
import { Button, Field, Icon } from '@comanda/ui'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { LanguageSelect } from '../../language/language-select.tsx'
import { useMessages } from '../../staff/messages.ts'
import { pinFailure } from '../../staff/approvals/pin-failure.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import './pin-sign-in.css'

interface PinSignInProps {
  readonly device: ThisDevice
  /** Other ways to sign in. */
  readonly children?: ReactNode
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']
const [shortest, longest] = [4, 8]

/** A shared device while nobody is signed in at it: people sign in by PIN (STAFF-3.5). */
export const PinSignIn = ({ device, children }: PinSignInProps) => {
  const { authentication, device: pairing } = useStaff()
  const { t } = useMessages()
  usePageTitle(device.name)
  const form = useRef<HTMLFormElement>(null)
  const [pin, setPin] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const type = (text: string): void => setPin(text.replaceAll(/\D/g, '').slice(0, longest))
  const send = async (): Promise<void> => {
    setIsBusy(true)
    setProblem('')
    try {
      await authentication.signInByPin(device.token, pin)
      return
    } catch (error) {
      const failure = normaliseError(error)
      if (failure.code === 'pairingRefused') pairing.forget()
      setProblem(pinFailure(failure, t))
      setPin('')
    }
    setIsBusy(false)
  }
  return (
    <main className="sign-in">
      <div className="sign-in-head">
        <LanguageSelect />
      </div>
      <form
        ref={form}
        className="sign-in-card"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          if (!isBusy && pin.length >= shortest) void send()
        }}
      >
        <h1>{device.name}</h1>
        <Field
          label={t('pin.enter')}
          type="password"
          inputMode="numeric"
          autoComplete="off"
          value={pin}
          onChange={({ target }) => type(target.value)}
        />
        <p className="pin-sign-in-problem" role="alert">
          {problem}
        </p>
        <div className="pin-sign-in-keys">
          {digits.map((digit) => (
            <Button key={digit} variant="quiet" size="large" onClick={() => type(`${pin}${digit}`)}>
              {digit}
            </Button>
          ))}
          <Button
            variant="quiet"
            size="large"
            aria-label={t('approval.delete')}
            onClick={() => setPin(pin.slice(0, -1))}
          >
            <Icon name="back" size="small" />
          </Button>
        </div>
        <Button type="submit" size="large" wide busy={isBusy} disabled={pin.length < shortest}>
          {t('signIn.submit')}
        </Button>
        {children}
      </form>
    </main>
  )
}
