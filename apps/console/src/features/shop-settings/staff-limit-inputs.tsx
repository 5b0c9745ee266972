import { NumberField } from '../../forms/number-field.tsx'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import type { ShopDraft } from './shop-draft.ts'

interface StaffLimitInputsProps {
  readonly limits: ShopDraft['staffLimits']
  readonly onChange: (limits: ShopDraft['staffLimits']) => void
}

/** What staff may do without the PIN of a manager (STAFF-1.7, STAFF-2.18). */
export const StaffLimitInputs = ({ limits, onChange }: StaffLimitInputsProps) => {
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
          value={limits.discountPercent}
          onChange={(discountPercent) => onChange({ ...limits, discountPercent })}
        />
        <NumberField
          label={t('staffLimits.amount', { currency })}
          min={0}
          isDecimal
          value={limits.discount}
          onChange={(discount) => onChange({ ...limits, discount })}
        />
        <NumberField
          label={t('staffLimits.reopen')}
          min={0}
          max={10_080}
          value={limits.reopenMinutes}
          onChange={(reopenMinutes) => onChange({ ...limits, reopenMinutes })}
        />
      </div>
    </fieldset>
  )
}
