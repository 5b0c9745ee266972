import type { ChosenLimits } from '@comanda/client/staff'
import { showToast } from '@comanda/ui'
import { useState } from 'react'
import { FormFrame } from '../../forms/form-frame.tsx'
import { NumberField } from '../../forms/number-field.tsx'
import { useSubmit } from '../../forms/use-submit.ts'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { chosenOf, draftOf, isHalf, type LimitsDraft } from './limits-draft.ts'

interface LimitsFormProps {
  readonly limits: ChosenLimits
  readonly onSave: (limits: ChosenLimits) => Promise<void>
}

/** The sums above which staff need an owner, in the currency of the shop and in points. */
export const LimitsForm = ({ limits, onSave }: LimitsFormProps) => {
  const { currency } = useShop()
  const [draft, setDraft] = useState(() => draftOf(limits))
  const { busy, failure, submit } = useSubmit()
  const { t } = useMessages()
  const field = (name: keyof LimitsDraft) => ({
    value: draft[name],
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  })
  const missing = (each: keyof LimitsDraft, daily: keyof LimitsDraft) =>
    isHalf(draft[each], draft[daily]) ? t('limits.both') : undefined
  return (
    <FormFrame
      label={t('limits.title')}
      busy={busy}
      failure={failure}
      onSubmit={submit(async () => {
        const chosen = chosenOf(draft)
        if (!chosen) return
        await onSave(chosen)
        showToast(t('settings.saved'), { tone: 'success' })
      })}
    >
      <NumberField
        label={t('limits.refund', { currency })}
        hint={t('limits.refundHint')}
        isDecimal
        {...field('refund')}
      />
      <fieldset className="form-group">
        <legend>{t('limits.credit', { currency })}</legend>
        <p className="form-text">{t('limits.creditText')}</p>
        <div className="form-pair">
          <NumberField label={t('limits.each')} isDecimal {...field('creditEach')} />
          <NumberField
            label={t('limits.daily')}
            error={missing('creditEach', 'creditDaily')}
            isDecimal
            {...field('creditDaily')}
          />
        </div>
      </fieldset>
      <fieldset className="form-group">
        <legend>{t('limits.points')}</legend>
        <p className="form-text">{t('limits.pointsText')}</p>
        <div className="form-pair">
          <NumberField label={t('limits.each')} {...field('pointsEach')} />
          <NumberField
            label={t('limits.daily')}
            error={missing('pointsEach', 'pointsDaily')}
            {...field('pointsDaily')}
          />
        </div>
      </fieldset>
    </FormFrame>
  )
}
