import { type Authentication, type KeyStorage, normaliseError } from '@comanda/client'
import { isEmail } from '@comanda/shop-rules/contact'
import { Button, Field, IconButton } from '@comanda/ui'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { LanguageSelect } from '../../language/language-select.tsx'
import { useMessages } from '../../staff/messages.ts'
import { usePageTitle } from '../../staff/screen/use-page-title.ts'
import { signInFailure } from './sign-in-failure.ts'
import './sign-in.css'

interface SignInProps {
  readonly authentication: Authentication
  readonly storage: KeyStorage
  /** Their sign-in has expired. */
  readonly isLoginNeeded: boolean
  /** Other ways to sign in. */
  readonly children?: ReactNode
}

const LAST_EMAIL = 'staffEmail'

/** Signs staff in by e-mail and password; stores the address for the next time. */
export const SignIn = ({ authentication, storage, isLoginNeeded, children }: SignInProps) => {
  const { t } = useMessages()
  usePageTitle(t('signIn.title'))
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState(storage.read(LAST_EMAIL) ?? '')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [needsCode, setNeedsCode] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [isChecked, setIsChecked] = useState(false)
  const [failure, setFailure] = useState(isLoginNeeded ? t('signIn.needed') : '')

  useEffect(() => {
    if (needsCode) form.current?.querySelector<HTMLInputElement>('[name="code"]')?.focus()
  }, [needsCode])

  const emailError =
    email.trim() === ''
      ? t('signIn.emailRequired')
      : isEmail(email.trim())
        ? undefined
        : t('signIn.emailInvalid')
  const passwordError = password === '' ? t('signIn.passwordRequired') : undefined

  const send = async (): Promise<void> => {
    setIsBusy(true)
    setFailure('')
    try {
      await authentication.signIn(email.trim(), password, code.trim())
      storage.write(LAST_EMAIL, email.trim())
      return
    } catch (error) {
      const refusal = normaliseError(error)
      setFailure(signInFailure(refusal, t))
      if (refusal.code === 'secondFactorRequired') setNeedsCode(true)
      if (refusal.code === 'codeWrong') setCode('')
    }
    setIsBusy(false)
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setIsChecked(true)
    if (!emailError && !passwordError) void send()
    else form.current?.querySelector<HTMLInputElement>('input[aria-invalid], input')?.focus()
  }

  return (
    <main className="sign-in">
      <div className="sign-in-head">
        <LanguageSelect />
      </div>
      <form ref={form} className="sign-in-card" noValidate onSubmit={submit}>
        <h1>{t('signIn.title')}</h1>
        <p className="sign-in-text">{t('signIn.text')}</p>
        {failure !== '' && (
          <p className="sign-in-failure" role="alert">
            {failure}
          </p>
        )}
        <Field
          label={t('signIn.email')}
          error={isChecked ? emailError : undefined}
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
        <div className="sign-in-password">
          <Field
            label={t('signIn.password')}
            error={isChecked ? passwordError : undefined}
            type={isShown ? 'text' : 'password'}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <div className="sign-in-eye">
            <IconButton
              icon={isShown ? 'eyeOff' : 'eye'}
              label={isShown ? t('signIn.hide') : t('signIn.show')}
              onClick={() => setIsShown(!isShown)}
            />
          </div>
        </div>
        {needsCode && (
          <Field
            label={t('factor.code')}
            hint={t('factor.codeHint')}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        )}
        <Button type="submit" size="large" wide busy={isBusy}>
          {t('signIn.submit')}
        </Button>
        {children}
      </form>
    </main>
  )
}
