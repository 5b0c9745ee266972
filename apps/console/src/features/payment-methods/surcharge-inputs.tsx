import { displayMoney, fromCents } from '@comanda/engine/money'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { type MethodDraft, surchargeOf } from './method-draft.ts'
import { NumberField } from '../../forms/number-field.tsx'
import { surchargeExample } from './surcharge-example.ts'

interface SurchargeInputsProps {
  readonly draft: MethodDraft
  readonly onChange: (changes: Partial<MethodDraft>) => void
}

/** What a method costs the guest, with an example in the currency of the shop that is shown. */
export const SurchargeInputs = ({ draft, onChange }: SurchargeInputsProps) => {
  const { currency, ownDecimals } = useShop()
  const { t } = useMessages()
  const costs = surchargeOf(draft)
  const example = costs && surchargeExample(costs, currency)
  const { surcharge } = draft
  const money = (cents: number) => displayMoney(fromCents(cents), currency, ownDecimals)
  return (
    <fieldset className="form-group">
      <legend>{t('methods.surcharge')}</legend>
      <p className="form-text">{t('methods.surchargeText')}</p>
      <div className="form-pair">
        <NumberField
          label={t('methods.percent')}
          max={100}
          isDecimal
          value={surcharge.percent}
          onChange={(percent) => onChange({ surcharge: { ...surcharge, percent } })}
        />
        <NumberField
          label={t('methods.fixed')}
          isDecimal
          value={surcharge.fixed}
          onChange={(fixed) => onChange({ surcharge: { ...surcharge, fixed } })}
        />
        <NumberField
          label={t('methods.taxPercent')}
          max={100}
          isDecimal
          value={surcharge.taxPercent}
          onChange={(taxPercent) => onChange({ surcharge: { ...surcharge, taxPercent } })}
        />
      </div>
      {example && (
        <output className="form-example">
          {t('methods.example', { bill: money(example.bill), charge: money(example.charge) })}
        </output>
      )}
    </fieldset>
  )
}
