import { useMessages } from '../../staff/messages.ts'
import { useWeekdayName } from '../../staff/use-weekday-name.ts'
import './weekday-inputs.css'

/** Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0] as const

interface WeekdayInputsProps {
  /** 0 Sunday … 6 Saturday; empty: every day. */
  readonly chosen: readonly number[]
  readonly onChange: (chosen: readonly number[]) => void
}

/** Days of the week; without any it is every day. */
export const WeekdayInputs = ({ chosen, onChange }: WeekdayInputsProps) => {
  const { t } = useMessages()
  const nameOf = useWeekdayName()
  const toggle = (weekday: number): void =>
    onChange(
      chosen.includes(weekday)
        ? chosen.filter((one) => one !== weekday)
        : [...chosen, weekday].toSorted((a, b) => a - b),
    )
  return (
    <fieldset className="weekday-inputs">
      <legend>{t('settings.weekdays')}</legend>
      <div>
        {weekdays.map((weekday) => (
          <label key={weekday}>
            <input
              type="checkbox"
              aria-label={nameOf(weekday, 'long')}
              checked={chosen.includes(weekday)}
              onChange={() => toggle(weekday)}
            />
            <span aria-hidden="true">{nameOf(weekday)}</span>
          </label>
        ))}
      </div>
      <p className="form-text">{t('settings.everyDay')}</p>
    </fieldset>
  )
}
