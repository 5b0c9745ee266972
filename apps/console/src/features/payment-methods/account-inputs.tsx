import type { PaymentAccount } from '@comanda/contract'
import { Field, Select } from '@comanda/ui'
import { NumberField } from '../../forms/number-field.tsx'
import { useMessages } from '../../staff/messages.ts'
import { isSwapped, type MethodDraft } from './method-draft.ts'
import { SurchargeInputs } from './surcharge-inputs.tsx'

interface AccountInputsProps {
  readonly draft: MethodDraft
  readonly accounts: readonly PaymentAccount[]
  /** Whether the server refused the account: it is not for all of the shops (PAY-7.1). */
  readonly isWrong: boolean
  readonly onChange: (changes: Partial<MethodDraft>) => void
}

/** By which account a method is paid online, and what that costs and takes. */
export const AccountInputs = ({ draft, accounts, isWrong, onChange }: AccountInputsProps) => {
  const { t } = useMessages()
  const { account, channel, least, most } = draft
  return (
    <>
      <Select
        label={t('methods.account')}
        error={isWrong ? t('methods.accountShops') : undefined}
        value={account}
        onChange={(event) => onChange({ account: event.currentTarget.value })}
      >
        <option value="">{t('methods.noAccount')}</option>
        {accounts.map(({ _id, name, mode }) => (
          <option key={_id} value={_id}>
            {mode === 'live' ? name : `${name} · ${t('settings.noMoney')}`}
          </option>
        ))}
      </Select>
      {account !== '' && (
        <>
          <Field
            label={
              <>
                {t('methods.channel')} <small>{t('settings.optional')}</small>
              </>
            }
            hint={t('methods.channelHint')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            pattern="[\w\-]{1,40}"
            value={channel}
            onChange={(event) => onChange({ channel: event.currentTarget.value })}
          />
          <SurchargeInputs draft={draft} onChange={onChange} />
          <div className="form-pair">
            <NumberField
              label={t('methods.least')}
              isDecimal
              value={least}
              onChange={(value) => onChange({ least: value })}
            />
            <NumberField
              label={t('methods.most')}
              isDecimal
              value={most}
              onChange={(value) => onChange({ most: value })}
            />
          </div>
          {isSwapped(draft) && <p className="ui-field-error">{t('methods.leastMost')}</p>}
        </>
      )}
    </>
  )
}
