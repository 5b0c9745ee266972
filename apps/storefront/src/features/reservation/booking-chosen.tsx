import type { ReservationSetting } from '@comanda/contract'
import { guestsOf } from '@comanda/shop-rules/reservations'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useNames } from '../../language/use-names.ts'
import type { Booking } from './booking.ts'
import { type BookingStep, bookingSteps } from './booking-steps.ts'
import { useDayWords } from './use-day-words.ts'
import './booking-chosen.css'

interface BookingChosenProps {
  readonly booking: Booking
  readonly setting: ReservationSetting
  readonly step: BookingStep
  readonly onStep: (step: BookingStep) => void
}

/** The choices of the steps before, and who it is for; a press goes back to one. */
export const BookingChosen = ({ booking, setting, step, onStep }: BookingChosenProps) => {
  const { t } = useVisitMessages()
  const name = useNames()
  const day = useDayWords()
  const { diningSession, time, date } = booking
  const session = setting.sessions.find(({ _id }) => _id === diningSession)
  const words: Readonly<Record<string, string | undefined>> = {
    guests: t('reservation.guests', { count: guestsOf(booking) }),
    session: session && name(session.name),
    time,
    date: date && day(date),
    details: booking.name,
  }
  const chosen = bookingSteps
    .slice(0, bookingSteps.indexOf(step))
    .flatMap((before) => (words[before] === undefined ? [] : [{ before, text: words[before] }]))
  if (chosen.length === 0) return null
  return (
    <ul className="booking-chosen" aria-label={t('reservation.chosen')}>
      {chosen.map(({ before, text }) => (
        <li key={before}>
          <button
            type="button"
            onClick={() => onStep(before)}
            aria-label={`${text}. ${t('reservation.change', { name: t(`reservation.step.${before}`) })}`}
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
