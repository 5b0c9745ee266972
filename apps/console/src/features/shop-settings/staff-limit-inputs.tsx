import { NumberField } from '../../forms/number-field.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import type { ShopDraft } from './shop-draft.ts'

type LimitsDraft = Pick<ShopDraft, 'discountPercent' | 'discount' | 'reopenMinutes'>

interface StaffLimitInputsProps {
  readonly draft: LimitsDraft
  readonly onChange: (changes: Partial<LimitsDraft>) => void
}

/** What staff may do without the PIN of a manager (STAFF-1.7, STAFF-2.18). */
export const StaffLimitInputs = ({ draft, onChange }: StaffLimitInputsProps) => {
  const { currency } = useShop()
  const { t } = useMessages()
  return (
    <fieldset className="form-group">
      <legend>{t('staffLimits.title')}</legend>
      <p className="form-text">{t('staffLimits.text')}</p>
      <div className="form-pair">
        <NumberField
          label={t('staffLimits.percent')}
          min={0}
          max={100}
          isDecimal
          value={draft.discountPercent}
          onChange={(discountPercent) => onChange({ discountPercent })}
        />
        <NumberField
          label={t('staffLimits.amount', { currency })}
          min={0}
          isDecimal
          value={draft.discount}
          onChange={(discount) => onChange({ discount })}
        />
        <NumberField
          label={t('staffLimits.reopen')}
          min={0}
          max={10_080}
          value={draft.reopenMinutes}
          onChange={(reopenMinutes) => onChange({ reopenMinutes })}
        />
      </div>
    </fieldset>
  )
}
