import { localMoment } from '@comanda/engine/time'
import { Chip, Chips } from '@comanda/ui'
import { useCatalogue } from '../../diner/use-stores.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { settingsOf } from './booking-errors.ts'
import type { BookingStepProps } from './booking-step-props.ts'
import { sessionTimes } from './session-times.ts'

/** The times of the dining session; if a day was chosen before, those that are full then say so. */
export const TimeStep = ({ form, setting, shop }: BookingStepProps) => {
  const { t } = useVisitMessages()
  const { booking, change, found } = form
  const { now } = useCatalogue()
  const session = setting.sessions.find(({ _id }) => _id === booking.diningSession)
  if (!session) return null
  const { daysAhead, slotMinutes } = settingsOf(setting)
  const { timeZone } = shop
  const today = localMoment(now, timeZone).date
  const known = found?.sessions.find(({ _id }) => _id === session._id)?.slots ?? []
  return (
    <Chips label={t('reservation.step.time')} head="hidden">
      {sessionTimes(session, { today, timeZone }, daysAhead, slotMinutes).map((time) => {
        const slot = booking.date && known.find((entry) => entry.time === time)
        return (
          <Chip
            key={time}
            name="time"
            checked={booking.time === time}
            note={slot && slot.state !== 'free' ? t('reservation.full') : undefined}
            onChange={() => change({ time })}
          >
            {time}
          </Chip>
        )
      })}
    </Chips>
  )
}
