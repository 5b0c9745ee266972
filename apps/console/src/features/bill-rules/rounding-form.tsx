import { displayMoney } from '@comanda/engine/money'
import { paymentStep } from '@comanda/engine/payments'
import { CheckRow, Select, showToast } from '@comanda/ui'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import { cashSteps, coins, methods, rounded, type RoundingDraft } from './rounding-draft.ts'

interface RoundingFormProps {
  readonly draft: RoundingDraft
  readonly onChange: (changes: Partial<RoundingDraft>) => void
  readonly onSave: () => Promise<void>
}

/** How a shop rounds the parts of a bill and its total (MONEY-2). */
export const RoundingForm = ({ draft, onChange, onSave }: RoundingFormProps) => {
  const { busy, failure, submit } = useSubmit()
  const { t } = useMessages()
  const { money } = useFormats()
  const { currency } = useShop()
  return (
    <FormFrame
      label={t('bill.roundings')}
      busy={busy}
      failure={failure}
      onSubmit={submit(async () => {
        await onSave()
        showToast(t('settings.saved'), { tone: 'success' })
      })}
    >
      <h2>{t('bill.roundings')}</h2>
      <p className="form-text">{t('bill.roundingsText')}</p>
      {rounded.map((kind) => {
        const [coinOf, methodOf] = [`${kind}RoundFactor`, `${kind}RoundMethod`] as const
        const { [coinOf]: coin, [methodOf]: method } = draft
        const offered = [...new Set([...coins, coin])].toSorted((a, b) => a - b)
        return (
          <fieldset key={kind} className="form-group">
            <legend>{t(`bill.kinds.${kind}`)}</legend>
            <div className="form-pair rounding-pair">
              <Select
                label={t('bill.method')}
                value={method}
                onChange={({ currentTarget: { value } }) =>
                  onChange({ [methodOf]: methods.find((one) => one === value) ?? method })
                }
              >
                {methods.map((one) => (
                  <option key={one} value={one}>
                    {t(`bill.methods.${one}`)}
                  </option>
                ))}
              </Select>
              <Select
                label={t('bill.coin')}
                value={coin}
                onChange={({ currentTarget: { value } }) => onChange({ [coinOf]: Number(value) })}
              >
                {offered.map((one) => (
                  <option key={one} value={one}>
                    {money(one / 100)}
                  </option>
                ))}
              </Select>
            </div>
          </fieldset>
        )
      })}
      <CheckRow
        checked={draft.discountBeforeServiceCharge}
        note={t('bill.beforeText')}
        onChange={() =>
          onChange({ discountBeforeServiceCharge: !draft.discountBeforeServiceCharge })
        }
      >
        {t('bill.before')}
      </CheckRow>
      <Select
        label={t('bill.cash')}
        hint={t('bill.cashText')}
        value={draft.cashRounding}
        onChange={({ currentTarget: { value } }) => onChange({ cashRounding: Number(value) })}
      >
        {[...new Set([...cashSteps, draft.cashRounding])]
          .toSorted((a, b) => a - b)
          .map((one) => (
            <option key={one} value={one}>
              {one === 0 ? t('bill.cashNone') : money(one / 100)}
            </option>
          ))}
      </Select>
      {paymentStep(currency) > 1 && (
        <CheckRow
          checked={draft.ownDecimals}
          note={t('bill.ownDecimalsText', {
            shown: displayMoney(980, currency, true),
            instead: displayMoney(980, currency),
          })}
          onChange={() => onChange({ ownDecimals: !draft.ownDecimals })}
        >
          {t('bill.ownDecimals')}
        </CheckRow>
      )}
    </FormFrame>
  )
}
