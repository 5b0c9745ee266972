import { Banner, Button } from '@comanda/ui'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useDayWords } from './use-day-words.ts'
import type { BookingForm } from './use-booking-form.ts'
import './booking-failure.css'

/** Says why the booking cannot continue; for a full slot it offers the nearest free ones. */
export const BookingFailure = ({ form }: { form: BookingForm }) => {
  const { t } = useVisitMessages()
  const day = useDayWords()
  const { failure, booking, takeInstead } = form
  if (!failure) return null
  const { key, values, nearest } = failure
  const { date, time } = booking
  const isFull = nearest !== undefined && date !== undefined && time !== undefined
  return (
    <div className="booking-failure">
      <Banner tone="danger" icon="warning">
        {isFull ? t('reservation.slotFull', { time, date: day(date) }) : t(key, values)}
      </Banner>
      {nearest && (
        <p>{t(nearest.length > 0 ? 'reservation.nearest' : 'reservation.nothingNear')}</p>
      )}
      {nearest && nearest.length > 0 && (
        <div className="booking-nearest">
          {nearest.map((slot) => (
            <Button
              key={`${slot.session} ${slot.time}`}
              variant="quiet"
              onClick={() => takeInstead(slot)}
            >
              {slot.date === date ? slot.time : `${day(slot.date)}, ${slot.time}`}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
