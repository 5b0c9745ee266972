import type { SmsAccounts } from '@comanda/client/staff'
import { Button, Field, showToast } from '@comanda/ui'
import { useState } from 'react'
import { failureWords } from '../../forms/failure-words.ts'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'

interface SmsTestProps {
  readonly accounts: SmsAccounts
  readonly account: string
  readonly onRemove: () => Promise<void>
}

/** Sends a text by an account as it is stored (SMS-1.5), or removes it. */
export const SmsTest = ({ accounts, account, onRemove }: SmsTestProps) => {
  const { t } = useMessages()
  const [phone, setPhone] = useState('')
  const [refused, setRefused] = useState<string>()
  const [isRemoving, setRemoving] = useState(false)
  const { busy, failure, submit } = useSubmit()
  const test = submit(async () => {
    setRefused(undefined)
    const { ok, message = '' } = await accounts.test(account, phone)
    if (ok) showToast(t('smsAccounts.sent', { phone }), { tone: 'success' })
    else setRefused(message)
  })
  return (
    <>
      <form className="form-frame" aria-label={t('smsAccounts.test')} onSubmit={test}>
        <Field
          label={t('smsAccounts.phone')}
          hint={t('smsAccounts.phoneHint')}
          type="tel"
          autoComplete="tel"
          maxLength={40}
          required
          error={failure ? failureWords(t, failure) : refused}
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
        />
        <Button type="submit" variant="quiet" busy={busy}>
          {t('smsAccounts.test')}
        </Button>
      </form>
      {isRemoving ? (
        <form
          className="form-frame"
          aria-label={t('smsAccounts.remove')}
          onSubmit={submit(onRemove)}
        >
          <p role="alert">{t('smsAccounts.removeText')}</p>
          <Button type="submit" variant="danger" busy={busy}>
            {t('smsAccounts.remove')}
          </Button>
        </form>
      ) : (
        <Button variant="quiet" icon="trash" onClick={() => setRemoving(true)}>
          {t('smsAccounts.remove')}
        </Button>
      )}
    </>
  )
}
