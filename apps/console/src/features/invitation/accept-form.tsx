import type { CallError } from '@comanda/client'
import type { openedInvitation } from '@comanda/client/staff'
import type { ReadInvitationResult } from '@comanda/contract'
import type { ConsoleTranslate } from '@comanda/locales/console'
import { Button, Field, PasswordField } from '@comanda/ui'
import { useState } from 'react'
import { failureWords } from '../../forms/failure-words.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { LanguageSelect } from '../../language/language-select.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'

interface AcceptFormProps {
  readonly invitation: ReturnType<typeof openedInvitation>
  readonly read: ReadInvitationResult
  /** The name of the shop. */
  readonly shop: string
  readonly onDone: () => void
}

const words = {
  passwordWeak: 'invitation.weak',
  passwordWrong: 'invitation.wrong',
  invitationRefused: 'invitation.refused',
  tooManyAttempts: 'invitation.tooMany',
} as const

const passwordFailure = (failure: CallError, t: ConsoleTranslate): string => {
  const key = Object.entries(words).find(([code]) => code === failure.code)?.[1]
  return key === undefined ? failureWords(t, failure) : t(key)
}

/** The role that is offered, and the password that accepts it. */
export const AcceptForm = ({ invitation, read, shop, onDone }: AcceptFormProps) => {
  const { t } = useMessages()
  const { authentication } = useStaff()
  const { busy, failure, submit } = useSubmit()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { email, role, hasAccount } = read
  const accept = async (): Promise<void> => {
    const own = name.trim() === '' ? {} : { name: name.trim() }
    await invitation.accept({ password, ...own })
    // With a second factor they sign in as usual.
    await authentication.signIn(email, password).catch(() => undefined)
    onDone()
  }
  return (
    <main className="sign-in">
      <div className="sign-in-head">
        <LanguageSelect />
      </div>
      <form className="sign-in-card" onSubmit={submit(accept)}>
        <h1>{t('invitation.at', { shop })}</h1>
        <p className="sign-in-text">
          {t('invitation.text', { role: t(`colleagues.roles.${role}`), email })}
        </p>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {!hasAccount && (
          <Field
            label={t('invitation.name')}
            autoComplete="name"
            maxLength={200}
            required
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        <PasswordField
          label={t(hasAccount ? 'invitation.password' : 'invitation.newPassword')}
          hint={t(hasAccount ? 'invitation.passwordHint' : 'invitation.newPasswordHint')}
          error={failure && passwordFailure(failure, t)}
          showLabel={t('signIn.show')}
          hideLabel={t('signIn.hide')}
          autoComplete={hasAccount ? 'current-password' : 'new-password'}
          maxLength={200}
          required
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {t('invitation.accept')}
        </Button>
        <Button variant="plain" onClick={onDone}>
          {t('invitation.later')}
        </Button>
      </form>
    </main>
  )
}
