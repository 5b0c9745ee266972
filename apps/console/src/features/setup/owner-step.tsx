import type { CallError } from '@comanda/client'
import type { ConsoleTranslate } from '@comanda/locales/console'
import { Button, Field, PasswordField } from '@comanda/ui'
import { useState } from 'react'
import { failureWords } from '../../forms/failure-words.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { SetupFrame } from './setup-frame.tsx'

interface OwnerStepProps {
  /** Whether the accounts of the demo end with it. */
  readonly isDemo: boolean
  /** The owner exists and is signed in, unless they have a second factor. */
  readonly onDone: () => void
  readonly onSignIn: () => void
}

/** The field that each refusal is about, and its words. */
const refusals = {
  setupTokenWrong: ['token', 'setup.tokenWrong'],
  setupDone: ['form', 'setup.done'],
  registrationRefused: ['email', 'setup.taken'],
  passwordWeak: ['password', 'invitation.weak'],
  passwordWrong: ['password', 'invitation.wrong'],
  tooManyAttempts: ['form', 'invitation.tooMany'],
} as const

const problemOf = (
  failure: CallError | undefined,
  t: ConsoleTranslate,
): { readonly at?: string; readonly words?: string } => {
  if (!failure) return {}
  const known = Object.entries(refusals).find(([code]) => code === failure.code)?.[1]
  return known
    ? { at: known[0], words: t(known[1]) }
    : { at: 'form', words: failureWords(t, failure) }
}

/** The first step: the holder of the token becomes the owner (SETUP-1.2). */
export const OwnerStep = ({ isDemo, onDone, onSignIn }: OwnerStepProps) => {
  const { t } = useMessages()
  const { setup, authentication } = useStaff()
  const { busy, failure, submit } = useSubmit()
  const [token, setToken] = useState('')
  const [name, setName] = useState('')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { at, words } = problemOf(failure, t)
  const begin = async (): Promise<void> => {
    const own = name.trim() === '' ? {} : { name: name.trim() }
    await setup.begin({ token: token.trim(), email: email.trim(), password, ...own })
    // With a second factor they sign in as usual.
    await authentication.signIn(email.trim(), password).catch(() => undefined)
    onDone()
  }
  const text = isDemo ? `${t('setup.youText')} ${t('setup.demoText')}` : t('setup.youText')
  return (
    <SetupFrame step="you" title={t('setup.youTitle')} text={text}>
      <form className="setup-form" aria-label={t('setup.youTitle')} onSubmit={submit(begin)}>
        <Field
          label={t('setup.token')}
          hint={t('setup.tokenHint')}
          error={at === 'token' ? words : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          required
          value={token}
          onChange={({ target }) => setToken(target.value)}
        />
        <Field
          label={t('setup.name')}
          autoComplete="name"
          maxLength={200}
          required
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={t('signIn.email')}
          error={at === 'email' ? words : undefined}
          type="email"
          autoComplete="username"
          maxLength={200}
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <PasswordField
          label={t('invitation.newPassword')}
          hint={t('invitation.newPasswordHint')}
          error={at === 'password' ? words : undefined}
          showLabel={t('signIn.show')}
          hideLabel={t('signIn.hide')}
          autoComplete="new-password"
          maxLength={200}
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        {at === 'form' && (
          <p className="form-failure" role="alert">
            {words}
          </p>
        )}
        <div className="setup-actions">
          <Button variant="plain" onClick={onSignIn}>
            {t('setup.toSignIn')}
          </Button>
          <Button type="submit" size="large" busy={busy}>
            {t('setup.begin')}
          </Button>
        </div>
      </form>
    </SetupFrame>
  )
}
