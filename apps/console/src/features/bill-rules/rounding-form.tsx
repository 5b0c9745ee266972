import { displayMoney } from '@comanda/engine/money'
import { paymentStep } from '@comanda/engine/payments'
import { CheckRow, Select, showToast } from '@comanda/ui'
import { FormFrame } from '../../forms/form-frame.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { useFormats } from '../../staff/use-formats.ts'
import {
  cashSteps,
  coins,
  methods,
  type Rounded,
  rounded,
  type Rounding,
  type RoundingDraft,
} from './rounding-draft.ts'

interface RoundingFormProps {
  readonly draft: RoundingDraft
  readonly onChange: (draft: RoundingDraft) => void
  readonly onSave: () => Promise<void>
}

/** How a shop rounds the parts of a bill and its total (MONEY-2). */
export const RoundingForm = ({ draft, onChange, onSave }: RoundingFormProps) => {
  const { busy, failure, submit } = useSubmit()
  const { t } = useMessages()
  const { money } = useFormats()
  const { currency } = useShop()
  const change = (kind: Rounded, changes: Partial<Rounding>): void =>
    onChange({
      ...draft,
      roundings: { ...draft.roundings, [kind]: { ...draft.roundings[kind], ...changes } },
    })
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
        const { coin, method } = draft.roundings[kind]
        const offered = [...new Set([...coins, coin])].toSorted((a, b) => a - b)
        return (
          <fieldset key={kind} className="form-group">
            <legend>{t(`bill.kinds.${kind}`)}</legend>
            <div className="form-pair rounding-pair">
              <Select
                label={t('bill.method')}
                value={method}
                onChange={({ currentTarget: { value } }) =>
                  change(kind, { method: methods.find((one) => one === value) ?? method })
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
                onChange={({ currentTarget: { value } }) => change(kind, { coin: Number(value) })}
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
        checked={draft.isBefore}
        note={t('bill.beforeText')}
        onChange={() => onChange({ ...draft, isBefore: !draft.isBefore })}
      >
        {t('bill.before')}
      </CheckRow>
      <Select
        label={t('bill.cash')}
        hint={t('bill.cashText')}
        value={draft.cash}
        onChange={({ currentTarget: { value } }) => onChange({ ...draft, cash: Number(value) })}
      >
        {[...new Set([...cashSteps, draft.cash])]
          .toSorted((a, b) => a - b)
          .map((one) => (
            <option key={one} value={one}>
              {one === 0 ? t('bill.cashNone') : money(one / 100)}
            </option>
          ))}
      </Select>
      {paymentStep(currency) > 1 && (
        <CheckRow
          checked={draft.isOwn}
          note={t('bill.ownDecimalsText', {
            shown: displayMoney(980, currency, true),
            instead: displayMoney(980, currency),
          })}
          onChange={() => onChange({ ...draft, isOwn: !draft.isOwn })}
        >
          {t('bill.ownDecimals')}
        </CheckRow>
      )}
    </FormFrame>
  )
}
