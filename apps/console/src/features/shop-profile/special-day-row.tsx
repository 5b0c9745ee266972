import { type ComponentProps, useState } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { useSpecialDayWords } from '../../staff/use-special-day-words.ts'
import { SpecialDayBookings } from './special-day-bookings.tsx'
import { SpecialDayInput } from './special-day-input.tsx'
import { dayName, type EnteredDay, storedDays } from './special-days-draft.ts'

/** A special day in a line, which opens to change it; a new one is open. */
export const SpecialDayRow = ({
  days,
  ...props
}: ComponentProps<typeof SpecialDayInput> & {
  /** All that are entered. */
  readonly days: readonly EnteredDay[]
}) => {
  const { names, from } = props.day
  const { t, locale } = useMessages()
  const words = useSpecialDayWords()
  const [isOpen, setIsOpen] = useState(from === '')
  return (
    <details
      className="shop-special-day"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      // A browser says what is missing only in a field that it shows.
      onInvalidCapture={(event) => {
        event.currentTarget.open = true
      }}
    >
      <summary>
        <strong>{dayName(names, locale) || t('specialDays.unnamed')}</strong>{' '}
        {from !== '' && storedDays([props.day]).map(words)}
      </summary>
      <SpecialDayInput {...props} />
      {isOpen && <SpecialDayBookings day={props.day} days={days} />}
    </details>
  )
}
