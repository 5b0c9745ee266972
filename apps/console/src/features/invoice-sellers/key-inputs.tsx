import type { InvoiceSeller } from '@comanda/contract'
import { languageTag } from '@comanda/locales'
import { PasswordField } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { type KeyName, keysOf, type SellerDraft } from './seller-draft.ts'

const patterns = {
  hashKey: '[!-~]{16}',
  hashIV: '[!-~]{16}',
  qrKey: '[0-9A-Fa-f]{32}',
} as const satisfies Record<KeyName, string>

interface KeyInputsProps {
  readonly draft: SellerDraft
  /** What is shown of those that are stored; empty for a new seller. */
  readonly stored: Partial<InvoiceSeller['keys']>
  readonly onChange: (secrets: SellerDraft['secrets']) => void
}

/** The keys of a seller: how a stored one ends, and a field that replaces it. None is ever shown (INV-3.7). */
export const KeyInputs = ({ draft, stored, onChange }: KeyInputsProps) => {
  const { t, locale } = useMessages()
  const { adapter, secrets } = draft
  const day = (since: string) =>
    new Intl.DateTimeFormat(languageTag[locale], { dateStyle: 'medium' }).format(Date.parse(since))
  return (
    <fieldset className="form-group">
      <legend>{t('sellers.keys')}</legend>
      <p className="form-text">{t('accounts.secretsText')}</p>
      {keysOf(adapter).map((name) => {
        const text = t(`sellers.key.${name}`)
        const known = stored[name]
        return (
          <PasswordField
            key={name}
            label={known ? t('accounts.newSecret', { name: text }) : text}
            hint={known && t('sellers.keyState', { ends: known.ends, time: day(known.since) })}
            showLabel={`${t('settings.show')}: ${text}`}
            hideLabel={`${t('settings.hide')}: ${text}`}
            autoComplete="off"
            pattern={patterns[name]}
            value={secrets[name] ?? ''}
            onChange={(event) => onChange({ ...secrets, [name]: event.currentTarget.value })}
          />
        )
      })}
    </fieldset>
  )
}
