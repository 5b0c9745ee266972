import type { KeyboardEvent } from 'react'
import { monthsOf } from './months-of.ts'
import './date-grid.css'

interface GridDay {
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly isAvailable: boolean
}

interface DateGridProps {
  readonly days: readonly GridDay[]
  readonly selected?: string | undefined
  readonly onSelect: (date: string) => void
  /** The question that the date is for. */
  readonly label: string
  /** BCP 47; months, weekdays and days are written in it. */
  readonly language: string
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
}
/** 4 January 1970 was a Sunday. */
const SUNDAY = 3

const utc = (date: string): Date => new Date(`${date}T00:00:00Z`)

/** Moves the focus by days, skipping disabled ones. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key]
  const from = event.currentTarget.dataset['date']
  if (step === undefined || from === undefined) return
  event.preventDefault()
  const grid = event.currentTarget.closest('.ui-date-grid')
  const open = grid?.querySelectorAll<HTMLElement>('button:enabled') ?? []
  const wanted = utc(from).getTime() + step * 86_400_000
  const ahead = [...open].filter((button) => {
    const distance = utc(button.dataset['date'] ?? from).getTime() - wanted
    return step > 0 ? distance >= 0 : distance <= 0
  })
  ahead.at(step > 0 ? 0 : -1)?.focus()
}

/** A calendar to choose a day from; the arrow keys move by day and by week. */
export const DateGrid = ({ days, selected, onSelect, label, language }: DateGridProps) => {
  const first = days[0]?.date
  const last = days.at(-1)?.date
  if (first === undefined || last === undefined) return null
  const byDate = new Map(days.map((day) => [day.date, day]))
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options })
  const month = say({ month: 'long', year: 'numeric' })
  const weekday = say({ weekday: 'narrow' })
  const whole = say({ weekday: 'long', day: 'numeric', month: 'long' })
  const weekdays = Array.from({ length: 7 }, (_, day) =>
    weekday.format(new Date((SUNDAY + day) * 86_400_000)),
  )
  const entry = selected ?? days.find((day) => day.isAvailable)?.date
  return (
    <div className="ui-date-grid" role="group" aria-label={label}>
      {monthsOf(first, last).map(({ month: name, weeks }) => (
        <table key={name}>
          <caption>{month.format(utc(`${name}-01`))}</caption>
          <thead aria-hidden="true">
            <tr>
              {weekdays.map((text, day) => (
                <td key={day}>{text}</td>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week, row) => (
              <tr key={row}>
                {week.map((date, cell) => (
                  <td key={cell}>
                    {date !== undefined && (
                      <button
                        type="button"
                        data-date={date}
                        aria-label={whole.format(utc(date))}
                        aria-pressed={date === selected}
                        disabled={byDate.get(date)?.isAvailable !== true}
                        tabIndex={date === entry ? 0 : -1}
                        onKeyDown={moveFocus}
                        onClick={() => onSelect(date)}
                      >
                        {Number(date.slice(-2))}
                      </button>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
