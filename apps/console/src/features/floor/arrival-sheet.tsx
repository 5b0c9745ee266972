import { type FloorPlace, isCleared } from '@comanda/client/staff'
import type { Reservation, TableViewItem } from '@comanda/contract'
import { fittingTables } from '@comanda/shop-rules/book-tables'
import { type Seating } from '@comanda/shop-rules/reservations'
import { Button } from '@comanda/ui'
import { GuestFacts } from '../../staff/guests/guest-facts.tsx'
import { useMessages } from '../../staff/messages.ts'
import { StaffSheet } from '../../staff/screen/staff-sheet.tsx'
import { useNow } from '../../staff/use-now.ts'
import { ReservedNote } from '../../staff/guests/reserved-note.tsx'
import { keptAt } from '../../staff/guests/next-booking.ts'
import { StillServedNote } from '../../staff/guests/still-served-note.tsx'
import { type Seats, seatsOf, stillServed } from './seats.ts'

interface ArrivalSheetProps {
  readonly booking: Reservation
  readonly bookings: readonly Reservation[]
  readonly places: readonly FloorPlace[]
  readonly seating: Seating
  /** Why nobody can be seated now. */
  readonly problem: string | undefined
  /** At tables that are reserved for others, these are named: they have no table then (RES-7.5). */
  readonly onSeat: (tables: Seats, insteadOf: readonly Reservation[]) => void
  readonly onClosed: () => void
}

const keyOf = (tables: readonly TableViewItem[]): string => tables.map(({ _id }) => _id).join(' ')

/**
 * Where guests who have arrived sit: at the tables that are assigned to them, else the smallest free ones that fit (RES-7.2), one or
 * several that the shop puts together (RES-7.8).
 */
export const ArrivalSheet = (props: ArrivalSheetProps) => {
  const { booking, bookings, places, seating, problem, onSeat, onClosed } = props
  const { t } = useMessages()
  const free = places.flatMap(({ table, sessions }) =>
    sessions.length === 0 && isCleared(table) ? [table] : [],
  )
  const now = useNow(30_000)
  const keptBy = (tables: Seats) => keptAt(tables, bookings, seating, now, booking)
  const guests = booking.adults + booking.children
  const { tables: assigned = [] } = booking
  const own = free.filter(({ _id }) => assigned.includes(_id))
  const fitting = [
    ...(own.length === assigned.length ? seatsOf(own) : []),
    ...fittingTables(free, seating.combinations ?? [], guests, new Set()).flatMap(({ tables }) =>
      seatsOf(tables),
    ),
  ]
  const choices = new Map(
    [...fitting, ...free.flatMap((table) => seatsOf([table]))].map((tables) => [
      keyOf(tables),
      tables,
    ]),
  )
  const served = stillServed(places)
  const kept = [...choices.values()].filter((tables) => keptBy(tables).length > 0)
  const open = [...choices.values()].filter((tables) => !kept.includes(tables))
  const isFitting = fitting.some((tables) => open[0] && keyOf(tables) === keyOf(open[0]))
  const nameOf = (tables: Seats): string => {
    const name = tables.map((table) => table.name).join(' + ')
    const [{ capacity }] = tables
    return tables.length > 1 || capacity === undefined
      ? name
      : t('floor.tableSeats', { name, count: capacity })
  }
  return (
    <StaffSheet
      open
      drops="freely"
      onClosed={onClosed}
      title={t('book.guest', { name: booking.name, number: booking.number })}
    >
      {(close) => (
        <div className="arrival-sheet">
          <p>{t('floor.guests', { count: guests })}</p>
          <GuestFacts guest={booking} />
          {problem !== undefined && <p role="alert">{problem}</p>}
          {free.length === 0 && <p role="alert">{t('floor.noneFree')}</p>}
          <div className="arrival-tables" role="group" aria-label={t('floor.seatAt')}>
            {open.map((tables, at) => (
              <Button
                key={keyOf(tables)}
                variant={at === 0 && isFitting ? 'primary' : 'quiet'}
                size="large"
                disabled={problem !== undefined}
                onClick={() => {
                  onSeat(tables, [])
                  close()
                }}
              >
                {nameOf(tables)}
              </Button>
            ))}
          </div>
          {kept.length > 0 && (
            <section className="arrival-kept" aria-label={t('floor.keptForOthers')}>
              <h3>{t('floor.keptForOthers')}</h3>
              <ul>
                {kept.map((tables) => (
                  <li key={keyOf(tables)}>
                    <Button
                      variant="quiet"
                      disabled={problem !== undefined}
                      onClick={() => {
                        onSeat(tables, keptBy(tables))
                        close()
                      }}
                    >
                      {nameOf(tables)}
                    </Button>
                    <ReservedNote kept={keptBy(tables)} now={now} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {served.length > 0 && (
            <ul className="arrival-kept" aria-label={t('floor.state.toCome')}>
              {served.map(({ table, sessions }) => (
                <li key={table._id}>
                  <Button
                    variant="quiet"
                    disabled={problem !== undefined}
                    onClick={() => {
                      onSeat([table], keptBy([table]))
                      close()
                    }}
                  >
                    {nameOf([table])}
                  </Button>
                  <StillServedNote sessions={sessions} />
                  <ReservedNote kept={keptBy([table])} now={now} />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </StaffSheet>
  )
}
