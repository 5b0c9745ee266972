import { RadioRow } from '@comanda/ui'
import { useListWords } from '../../language/use-list-words.ts'
import { useDateTag } from '../../language/use-date-tag.ts'
import { useVisitMessages } from '../../language/visit-messages.ts'
import { useNames } from '../../language/use-names.ts'
import type { BookingStepProps } from './booking-step-props.ts'
import './session-step.css'

const DAY_MS = 86_400_000
/** 4 January 1970 was a Sunday. */
const SUNDAY = 3
const WEEK = 7

/** Monday first, so that a weekend stays together. */
const fromMonday = (a: number, b: number): number =>
  ((a + WEEK - 1) % WEEK) - ((b + WEEK - 1) % WEEK)

/** Selects the dining session: lunch, dinner … */
export const SessionStep = ({ form, setting }: BookingStepProps) => {
  const { t } = useVisitMessages()
  const tag = useDateTag()
  const name = useNames()
  const list = useListWords()
  const { booking, change } = form
  const weekday = new Intl.DateTimeFormat(tag, {
    timeZone: 'UTC',
    weekday: 'short',
  })
  const daysOf = (weekdays: readonly number[] = []) =>
    list(weekdays.toSorted(fromMonday).map((day) => weekday.format((SUNDAY + day) * DAY_MS)))
  return (
    <fieldset className="session-step">
      <legend className="ui-hidden">{t('reservation.step.session')}</legend>
      {setting.sessions.map(({ _id, name: names, from, to, weekdays }) => (
        <RadioRow
          key={_id}
          name="dining-session"
          checked={booking.diningSession === _id}
          note={[`${from} – ${to}`, daysOf(weekdays)].filter(Boolean).join(' · ')}
          onChange={() => change({ diningSession: _id, time: undefined })}
        >
          <strong>{name(names)}</strong>
        </RadioRow>
      ))}
    </fieldset>
  )
}
