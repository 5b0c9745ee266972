import { type PaymentAccount, ProviderName } from '@comanda/contract'
import { Field, RadioRow, Select } from '@comanda/ui'
import { useId } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { ShopsOf } from '../../forms/shops-of.tsx'
import { useDraft } from '../../forms/use-draft.ts'
import { useMessages } from '../../staff/messages.ts'
import { type AccountDraft, account as described } from './account-draft.ts'
import { AccountUrls } from './account-urls.tsx'
import { SecretInputs } from './secret-inputs.tsx'
import { SettingInputs } from './setting-inputs.tsx'

const providerNames = ProviderName.anyOf.map((one) => one.const)
const modes = ['sandbox', 'live'] as const

interface AccountFormProps {
  readonly label: string
  /** Undefined: a new one. */
  readonly account: PaymentAccount | undefined
  readonly people: ReadonlyMap<string, string>
  /** Where providers reach the server; undefined: at the address of the page. */
  readonly url: string | undefined
  readonly onSave: (draft: AccountDraft) => Promise<void>
  readonly onCancel: () => void
}

/** A payment account: provider and mode, which never change, and what its provider wants. */
export const AccountForm = ({
  label,
  account,
  people,
  url,
  onSave,
  onCancel,
}: AccountFormProps) => {
  const { draft, change, frame } = useDraft(
    () => (account ? described.draftOf(account) : described.blank()),
    onSave,
    ({ shops }) => shops?.length !== 0,
  )
  const { t } = useMessages()
  const mode = useId()
  const field = frame.failure?.field
  const isSaidByField = /^(mode|settings\.|secrets\.)/.test(field ?? '')
  return (
    <FormFrame
      label={label}
      {...frame}
      failure={isSaidByField ? undefined : frame.failure}
      onCancel={onCancel}
    >
      {account === undefined && (
        <Select
          label={t('accounts.provider')}
          value={draft.provider}
          onChange={(event) => {
            const chosen = providerNames.find((name) => name === event.currentTarget.value)
            if (chosen) change({ provider: chosen, settings: {}, secrets: {} })
          }}
        >
          {providerNames.map((name) => (
            <option key={name} value={name}>
              {t(`accounts.providers.${name}`)}
            </option>
          ))}
        </Select>
      )}
      <Field
        label={t('accounts.name')}
        hint={t('accounts.nameHint')}
        autoComplete="off"
        maxLength={100}
        required
        value={draft.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      {account === undefined ? (
        <fieldset className="form-group">
          <legend>{t('accounts.mode')}</legend>
          <div>
            {modes.map((one) => (
              <RadioRow
                key={one}
                name={mode}
                checked={draft.mode === one}
                note={t(`accounts.modeNotes.${one}`)}
                onChange={() => change({ mode: one })}
              >
                {t(`accounts.modes.${one}`)}
              </RadioRow>
            ))}
          </div>
          {field === 'mode' && (
            <p className="ui-field-error" role="alert">
              {t('accounts.liveNeedsHttps')}
            </p>
          )}
        </fieldset>
      ) : (
        <p className="form-text">{t('accounts.fixed')}</p>
      )}
      <ShopsOf chosen={draft.shops} onChange={(shops) => change({ shops })} />
      <SettingInputs draft={draft} wrong={field} onChange={(settings) => change({ settings })} />
      <SecretInputs
        draft={draft}
        stored={account?.secrets ?? []}
        people={people}
        wrong={field}
        onChange={(secrets) => change({ secrets })}
      />
      <AccountUrls account={draft} url={url} />
    </FormFrame>
  )
}
