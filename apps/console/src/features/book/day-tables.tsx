import type { Reservation, TableViewItem } from '@comanda/contract'
import { clockMinutes, clockTime } from '@comanda/engine/time'
import { guestsOf, holdsPlace, type Seating, sittingTimes } from '@comanda/shop-rules/reservations'
import type { CSSProperties } from 'react'
import { useMessages } from '../../staff/messages.ts'

const HOUR = 60

/** Returns from when to when guests have their table, in minutes of the day on which they come (RES-7.1). */
const spanOf = (booking: Reservation, seating: Seating) => {
  const { from, until } = sittingTimes(booking, seating)
  const midnight = Date.parse(booking.startTime) - clockMinutes(booking.time) * 60_000
  return { from: (from - midnight) / 60_000, until: (until - midnight) / 60_000 }
}

interface DayTablesProps {
  readonly bookings: readonly Reservation[]
  readonly tables: readonly TableViewItem[]
  readonly seating: Seating
  readonly onOpen: (booking: Reservation) => void
  /** Keeps another table for guests. */
  readonly onMove: (booking: Reservation, table: string) => void
}

/** The day by table: who sits where from when to when. The arrow keys move a party to the table above or below (RES-7.4). */
export const DayTables = ({ bookings, tables, seating, onOpen, onMove }: DayTablesProps) => {
  const { t } = useMessages()
  const coming = bookings.filter(({ status }) => holdsPlace(status) || status === 'completed')
  const all = coming.map((booking) => spanOf(booking, seating))
  const first = Math.floor(Math.min(18 * HOUR, ...all.map(({ from }) => from)) / HOUR) * HOUR
  const last = Math.ceil(Math.max(22 * HOUR, ...all.map(({ until }) => until)) / HOUR) * HOUR
  const hours = Array.from({ length: (last - first) / HOUR }, (_, at) => first + at * HOUR)
  const rows = [
    {
      _id: '',
      name: t('book.withoutTable'),
      own: coming.filter(({ tables: own }) => !own?.length),
    },
    ...tables.map(({ _id, name }) => ({
      _id,
      name,
      own: coming.filter(({ tables: own }) => own?.includes(_id)),
    })),
  ]
  const move = (booking: Reservation, at: number, step: number): void => {
    const next = rows[at + step]
    if (next && next._id !== '') onMove(booking, next._id)
  }
  const share = (minutes: number): string => `${((minutes - first) / (last - first)) * 100}%`
  return (
    <div className="book-tables">
      <div className="book-table" aria-hidden="true">
        <span />
        <div className="book-table-line">
          {hours.map((minutes) => (
            <small key={minutes} style={{ insetInlineStart: share(minutes) }}>
              {clockTime(minutes % (24 * HOUR))}
            </small>
          ))}
        </div>
      </div>
      {rows.map(({ _id, name, own }, at) => (
        <section key={_id} className="book-table" aria-label={name}>
          <strong>{name}</strong>
          <ol className="book-table-line">
            {own.map((booking, lane) => {
              const { from, until } = spanOf(booking, seating)
              const style: CSSProperties = {
                insetInlineStart: share(from),
                width: `${((until - from) / (last - first)) * 100}%`,
                ...(_id === '' ? { marginBlockStart: `${lane * 2.5}rem` } : {}),
              }
              const guests = guestsOf({ ...booking, tables: undefined })
              return (
                <li key={booking._id} style={style}>
                  <button
                    type="button"
                    data-status={booking.status}
                    onClick={() => onOpen(booking)}
                    onKeyDown={(event) => {
                      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
                      if (step === undefined) return
                      event.preventDefault()
                      move(booking, at, step)
                    }}
                  >
                    {t('floor.booking', { time: booking.time, name: booking.name, count: guests })}
                  </button>
                </li>
              )
            })}
          </ol>
          {_id === '' && <span style={{ height: `${own.length * 2.5}rem` }} />}
        </section>
      ))}
    </div>
  )
}
