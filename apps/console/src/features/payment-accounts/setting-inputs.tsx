import { Field, Select } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import type { AccountDraft } from './account-draft.ts'
import { settingFields } from './provider-fields.ts'

interface SettingInputsProps {
  readonly draft: AccountDraft
  /** The setting that the server refused. */
  readonly wrong: string | undefined
  readonly onChange: (settings: AccountDraft['settings']) => void
}

/** The settings of an account, as its provider has them. */
export const SettingInputs = ({ draft, wrong, onChange }: SettingInputsProps) => {
  const { t } = useMessages()
  const { provider, settings } = draft
  const fields = settingFields(provider)
  if (fields.length === 0) return null
  return (
    <fieldset className="form-group">
      <legend>{t('accounts.settings')}</legend>
      {fields.map(({ name, isRequired, choices, pattern }) => {
        const text = t(`accounts.setting.${name}`)
        const label = isRequired ? (
          text
        ) : (
          <>
            {text} <small>{t('settings.optional')}</small>
          </>
        )
        const change = (value: string) => onChange({ ...settings, [name]: value })
        if (choices.length > 0)
          return (
            <Select
              key={name}
              label={label}
              value={settings[name] ?? ''}
              onChange={(event) => change(event.currentTarget.value)}
            >
              <option value="">{t('accounts.asProvider')}</option>
              {choices.map((choice) => (
                <option key={choice} value={choice}>
                  {choice}
                </option>
              ))}
            </Select>
          )
        return (
          <Field
            key={name}
            label={label}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            pattern={pattern}
            required={isRequired}
            error={wrong === `settings.${name}` ? t('accounts.missing') : undefined}
            value={settings[name] ?? ''}
            onChange={(event) => change(event.currentTarget.value)}
          />
        )
      })}
    </fieldset>
  )
}
