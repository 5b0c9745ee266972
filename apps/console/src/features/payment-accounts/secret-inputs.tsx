import type { PaymentAccount } from '@comanda/contract'
import { languageTag } from '@comanda/locales'
import { PasswordField } from '@comanda/ui'
import { useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import type { AccountDraft } from './account-draft.ts'
import { secretFields } from './provider-fields.ts'

/** For how long messages that were signed with a previous secret are valid, in ms (PAY-7.7). */
const previousIsValid = 7 * 24 * 60 * 60_000

interface SecretInputsProps {
  readonly draft: AccountDraft
  /** What is shown of those that are stored; empty for a new account. */
  readonly stored: PaymentAccount['secrets']
  readonly people: ReadonlyMap<string, string>
  readonly wrong: string | undefined
  readonly onChange: (secrets: AccountDraft['secrets']) => void
}

/** The secrets of an account: what is known of each, and a field that replaces it. None is ever shown (PAY-9.11). */
export const SecretInputs = ({ draft, stored, people, wrong, onChange }: SecretInputsProps) => {
  const { t, locale } = useMessages()
  const [openedTime] = useState(Date.now)
  const { provider, secrets } = draft
  const fields = secretFields(provider)
  const day = (time: number) =>
    new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'medium' }).format(time)
  const stateOf = ({ ends, since, by = '' }: PaymentAccount['secrets'][number]) => {
    const name = people.get(by) ?? t('accounts.somebody')
    const time = day(Date.parse(since))
    if (ends === '') return t('accounts.secretStateShort', { time, name })
    return t('accounts.secretState', { ends, time, name })
  }
  if (fields.length === 0) return null
  return (
    <fieldset className="form-group">
      <legend>{t('accounts.secrets')}</legend>
      <p className="form-text">
        {stored.length > 0
          ? t('accounts.rotate', { time: day(openedTime + previousIsValid) })
          : t('accounts.secretsText')}
      </p>
      {fields.map(({ name, isRequired }) => {
        const text = t(`accounts.secret.${name}`)
        const known = stored.find((one) => one.name === name)
        return (
          <PasswordField
            key={name}
            label={known ? t('accounts.newSecret', { name: text }) : text}
            hint={known && stateOf(known)}
            showLabel={`${t('settings.show')}: ${text}`}
            hideLabel={`${t('settings.hide')}: ${text}`}
            autoComplete="off"
            data-1p-ignore=""
            maxLength={500}
            required={isRequired && !known}
            error={wrong === `secrets.${name}` ? t('accounts.missing') : undefined}
            value={secrets[name] ?? ''}
            onChange={(event) => onChange({ ...secrets, [name]: event.currentTarget.value })}
          />
        )
      })}
    </fieldset>
  )
}
