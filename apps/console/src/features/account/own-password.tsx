import type { CallError } from '@comanda/client'
import { changePassword } from '@comanda/client/account'
import { Button, PasswordField, showToast } from '@comanda/ui'
import { useStore } from '@comanda/client/react'
import { useState } from 'react'
import { failureWords } from '../../forms/failure-words.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { useStaff } from '../../staff/staff-context.tsx'
import { PresentPassword } from './factor-fields.tsx'

/** Changes the password by the present one: this device stays signed in, all others are signed out (STAFF-3.17). */
export const OwnPassword = () => {
  const { t } = useMessages()
  const { connection, authentication } = useStaff()
  const { user } = useStore(authentication.state)
  const { busy, failure, submit } = useSubmit()
  const [present, setPresent] = useState('')
  const [next, setNext] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const change = async (): Promise<void> => {
    const data = { password: present, newPassword: next }
    await authentication.adopt(await changePassword(connection, data))
    setPresent('')
    setNext('')
    setIsOpen(false)
    showToast(t('account.passwordChanged'), { tone: 'success' })
  }
  const wordsOf = (error: CallError): string => {
    if (error.code === 'passwordWrong') return t('factor.passwordWrong')
    return error.code === 'passwordWeak' ? t('invitation.weak') : failureWords(t, error)
  }
  return (
    <section className="account-section" aria-label={t('account.password')}>
      <h2>{t('account.password')}</h2>
      <p className="account-text">{t('account.passwordText')}</p>
      {isOpen ? (
        <form className="account-form" onSubmit={submit(change)}>
          <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          <PresentPassword value={present} onChange={setPresent} />
          <PasswordField
            label={t('account.newPassword')}
            hint={t('invitation.newPasswordHint')}
            showLabel={t('signIn.show')}
            hideLabel={t('signIn.hide')}
            name="new-password"
            autoComplete="new-password"
            maxLength={200}
            required
            error={failure && wordsOf(failure)}
            value={next}
            onChange={({ target }) => setNext(target.value)}
          />
          <div className="form-actions">
            <Button variant="quiet" size="large" onClick={() => setIsOpen(false)}>
              {t('factor.cancel')}
            </Button>
            <Button type="submit" size="large" busy={busy}>
              {t('account.changePassword')}
            </Button>
          </div>
        </form>
      ) : (
        <Button variant="quiet" size="large" onClick={() => setIsOpen(true)}>
          {t('account.changePassword')}
        </Button>
      )}
    </section>
  )
}
