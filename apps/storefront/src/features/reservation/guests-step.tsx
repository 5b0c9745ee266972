import { guestsOf } from '@comanda/shop-rules/reservations'
import { Stepper } from '@comanda/ui'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { settingsOf } from './booking-errors.ts'
import type { BookingStepProps } from './booking-step-props.ts'
import './guests-step.css'

/** Adults, children, and baby stools. */
export const GuestsStep = ({ form, setting }: BookingStepProps) => {
  const { t } = useVisitMessages()
  const { booking, change, errors } = form
  const { minGuests, maxGuests, babyStools } = settingsOf(setting)
  const room = maxGuests - guestsOf(booking)
  const rows = [
    { field: 'adults', max: booking.adults + room, hint: undefined },
    { field: 'children', max: booking.children + room, hint: undefined },
    {
      field: 'babyStools',
      max: babyStools,
      hint:
        babyStools === 0
          ? t('reservation.noStools')
          : t('reservation.babyStoolsHint', { count: babyStools }),
    },
  ] as const
  const wrong = errors.get('guests') ?? errors.get('babyStools')
  return (
    <div className="guests-step">
      {rows.map(({ field, max, hint }) => {
        const label = t(`reservation.${field}`)
        return (
          <div key={field} className="guests-row">
            <span className="guests-row-text">
              <strong>{label}</strong>
              {hint && <small>{hint}</small>}
            </span>
            <Stepper
              size="large"
              value={booking[field]}
              max={max}
              label={label}
              increaseLabel={t('reservation.more', { name: label })}
              decreaseLabel={t('reservation.fewer', { name: label })}
              onChange={(value) => change({ [field]: value })}
            />
          </div>
        )
      })}
      <p className={wrong ? 'guests-wrong' : 'guests-hint'} role={wrong && 'alert'}>
        {wrong
          ? t(`reservation.error.${wrong}`)
          : t('reservation.guestsBetween', { min: minGuests, max: maxGuests })}
      </p>
    </div>
  )
}
