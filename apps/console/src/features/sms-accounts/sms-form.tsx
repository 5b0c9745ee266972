import type { SmsAccount } from '@comanda/contract'
import { languageTag } from '@comanda/locales'
import { Field, PasswordField, RadioRow } from '@comanda/ui'
import { useId } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { ShopsOf } from '../../forms/shops-of.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { account as described, type SmsDraft } from './sms-draft.ts'

const modes = ['sandbox', 'live'] as const

/** The texts of an account, as the specification permits them; spaces around are not sent. */
const texts = [
  { name: 'accountSid', pattern: ' *[0-9A-Za-z_]{2,64} *' },
  { name: 'sender', pattern: ' *[+]?[0-9A-Za-z][0-9A-Za-z ]{0,34}' },
  { name: 'country', pattern: ' *[A-Za-z]{2} *' },
] as const

interface SmsFormProps {
  readonly label: string
  /** Undefined: a new one. */
  readonly account: SmsAccount | undefined
  readonly onSave: (draft: SmsDraft) => Promise<void>
  readonly onCancel: () => void
}

/** A contract with a provider of texts. Its token is entered and never shown (SMS-1.2). */
export const SmsForm = ({ label, account, onSave, onCancel }: SmsFormProps) => {
  const { currency } = useShop()
  const { draft, change, frame } = useDraft(
    () =>
      account ? described.draftOf(account) : described.blank({ country: currency.slice(0, 2) }),
    onSave,
    ({ shops }) => shops?.length !== 0,
  )
  const { t, locale } = useMessages()
  const mode = useId()
  const field = frame.failure?.field
  const fields = ['accountSid', 'sender', 'country', 'authToken']
  const stored = account?.authToken
  const needsToken = account === undefined || draft.accountSid.trim() !== account.accountSid
  const since = (time: string) =>
    new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'medium' }).format(Date.parse(time))
  const errorAt = (name: string) => (field === name ? t('smsAccounts.wrong') : undefined)
  return (
    <FormFrame
      label={label}
      {...frame}
      failure={field !== undefined && fields.includes(field) ? undefined : frame.failure}
      onCancel={onCancel}
    >
      {account === undefined ? (
        <fieldset className="form-group">
          <legend>{t('accounts.mode')}</legend>
          <div>
            {modes.map((one) => (
              <RadioRow
                key={one}
                name={mode}
                checked={draft.mode === one}
                note={t(`smsAccounts.modeNotes.${one}`)}
                onChange={() => change({ mode: one })}
              >
                {t(`accounts.modes.${one}`)}
              </RadioRow>
            ))}
          </div>
        </fieldset>
      ) : (
        <p className="form-text">{t('accounts.fixed')}</p>
      )}
      <ShopsOf chosen={draft.shops} onChange={(shops) => change({ shops })} />
      {texts.map(({ name, pattern }) => (
        <Field
          key={name}
          label={t(`smsAccounts.text.${name}`)}
          hint={t(`smsAccounts.hint.${name}`)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          pattern={pattern}
          required
          error={errorAt(name)}
          value={draft[name]}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      ))}
      <PasswordField
        label={t(stored ? 'smsAccounts.newToken' : 'smsAccounts.token')}
        hint={
          stored &&
          t(stored.ends === '' ? 'smsAccounts.tokenSince' : 'smsAccounts.tokenState', {
            ends: stored.ends,
            time: since(stored.since),
          })
        }
        showLabel={t('settings.show')}
        hideLabel={t('settings.hide')}
        autoComplete="off"
        data-1p-ignore=""
        minLength={4}
        maxLength={500}
        required={needsToken}
        error={errorAt('authToken')}
        value={draft.authToken}
        onChange={(event) => change({ authToken: event.currentTarget.value })}
      />
    </FormFrame>
  )
}
