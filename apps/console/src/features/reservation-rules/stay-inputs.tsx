import { Button } from '@comanda/ui'
import { NumberField } from '../../forms/number-field.tsx'
import { useMessages } from '../../staff/messages.ts'
import type { EnteredStay } from './rules-draft.ts'

/** The most steps that a shop sets. */
const MOST = 10

interface StayInputsProps {
  readonly stays: readonly EnteredStay[]
  readonly onChange: (stays: readonly EnteredStay[]) => void
}

/** How long parties stay by their number (RES-1.7). */
export const StayInputs = ({ stays, onChange }: StayInputsProps) => {
  const { t } = useMessages()
  const change = (at: number, changes: Partial<EnteredStay>): void =>
    onChange(stays.map((one, index) => (index === at ? { ...one, ...changes } : one)))
  return (
    <fieldset className="form-group">
      <legend>{t('reservationRules.stays')}</legend>
      <p className="form-text">{t('reservationRules.staysText')}</p>
      {stays.map(({ guests, minutes }, at) => (
        <div key={at} className="form-pair">
          <NumberField
            label={t('reservationRules.upTo')}
            min={1}
            value={guests}
            onChange={(value) => change(at, { guests: value })}
          />
          <NumberField
            label={t('reservationRules.minutes')}
            min={5}
            value={minutes}
            onChange={(value) => change(at, { minutes: value })}
          />
          <Button
            variant="quiet"
            icon="trash"
            aria-label={t('reservationRules.removeStay', { number: at + 1 })}
            onClick={() => onChange(stays.filter((_, index) => index !== at))}
          />
        </div>
      ))}
      <div>
        <Button
          variant="quiet"
          icon="plus"
          disabled={stays.length >= MOST}
          onClick={() => onChange([...stays, { guests: '', minutes: '' }])}
        >
          {t('reservationRules.addStay')}
        </Button>
      </div>
    </fieldset>
  )
}
