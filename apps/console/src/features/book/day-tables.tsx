import type { Reservation, ReservationDayResult, TableViewItem } from '@comanda/contract'
import { clockMinutes, clockTime } from '@comanda/engine/time'
import { holdsPlace, type Seating, sittingTimes } from '@comanda/shop-rules/reservations'
import type { CSSProperties } from 'react'
import { useMessages } from '../../staff/messages.ts'
import { TableBar } from './table-bar.tsx'
import type { BookingPlace } from './use-move-booking.ts'

const HOUR = 60

/** Returns from when to when guests have their table, in minutes of the day on which they come (RES-7.1). */
const spanOf = (booking: Reservation, seating: Seating) => {
  const { from, until } = sittingTimes(booking, seating)
  const midnight = Date.parse(booking.startTime) - clockMinutes(booking.time) * 60_000
  return { from: (from - midnight) / 60_000, until: (until - midnight) / 60_000 }
}

/** Of several tables of a party, that of the line is changed. */
const tablesAfter = ({ tables: own = [] }: Reservation, from: string, to: string): string[] => {
  if (to === from) return [...own]
  const others = own.filter((table) => table !== from && table !== to)
  return to === '' ? others : [...others, to]
}

interface DayTablesProps {
  readonly bookings: readonly Reservation[]
  readonly tables: readonly TableViewItem[]
  readonly seating: Seating
  readonly sessions: ReservationDayResult['sessions']
  readonly onOpen: (booking: Reservation) => void
  readonly onMove: (booking: Reservation, to: BookingPlace) => void
}

/** The day by table: who sits where from when to when. Parties are moved to other tables and times (RES-7.4, RES-7.9). */
export const DayTables = (props: DayTablesProps) => {
  const { bookings, tables, seating, sessions, onOpen, onMove } = props
  const { t } = useMessages()
  const coming = bookings.filter(({ status }) => holdsPlace(status) || status === 'completed')
  const all = coming.map((booking) => spanOf(booking, seating))
  const first = Math.floor(Math.min(18 * HOUR, ...all.map(({ from }) => from)) / HOUR) * HOUR
  const last = Math.ceil(Math.max(22 * HOUR, ...all.map(({ until }) => until)) / HOUR) * HOUR
  const hours = Array.from({ length: (last - first) / HOUR }, (_, at) => first + at * HOUR)
  const slots = sessions
    .flatMap(({ _id: diningSession, slots: own }) =>
      own.flatMap(({ time, isPast }) => (isPast ? [] : [{ diningSession, time }])),
    )
    .toSorted((one, other) => clockMinutes(one.time) - clockMinutes(other.time))
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
        <section key={_id} className="book-table" data-row={_id} aria-label={name}>
          <strong>{name}</strong>
          <ol className="book-table-line">
            {own.map((booking, lane) => {
              const { from, until } = spanOf(booking, seating)
              const style: CSSProperties = {
                insetInlineStart: share(from),
                width: `${((until - from) / (last - first)) * 100}%`,
                ...(_id === '' ? { marginBlockStart: `${lane * 2.5}rem` } : {}),
              }
              return (
                <TableBar
                  key={booking._id}
                  booking={booking}
                  style={style}
                  slots={slots}
                  minutes={last - first}
                  onOpen={onOpen}
                  onMove={({ row, step = 0, slot }) => {
                    // By keys nobody loses their table.
                    const next = row ?? (rows[at + step]?._id || _id)
                    onMove(booking, { ...slot, tables: tablesAfter(booking, _id, next) })
                  }}
                />
              )
            })}
          </ol>
          {_id === '' && <span style={{ height: `${own.length * 2.5}rem` }} />}
        </section>
      ))}
    </div>
  )
}
