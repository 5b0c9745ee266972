import type { FloorPlace } from '@comanda/client/staff'
import type { Reservation, TableViewItem } from '@comanda/contract'
import { fittingTables } from '@comanda/shop-rules/reservations'
import { Button } from '@comanda/ui'
import { GuestFacts } from '../../staff/guest-facts.tsx'
import { useMessages } from '../../staff/messages.ts'
import { StaffSheet } from '../../staff/staff-sheet.tsx'
import { useNow } from '../../staff/use-now.ts'
import { ReservedNote } from './reserved-note.tsx'
import { keptAt } from './next-booking.ts'

interface ArrivalSheetProps {
  readonly booking: Reservation
  readonly bookings: readonly Reservation[]
  readonly places: readonly FloorPlace[]
  readonly stayMinutes: number
  /** Why nobody can be seated now. */
  readonly problem: string | undefined
  /** At a table that is reserved for others, these are named: they have no table then (RES-7.5). */
  readonly onSeat: (table: TableViewItem, insteadOf: readonly Reservation[]) => void
  readonly onClosed: () => void
}

/** Where guests who have arrived sit: at the table that is assigned to them, else the smallest free one that fits (RES-7.2). */
export const ArrivalSheet = (props: ArrivalSheetProps) => {
  const { booking, bookings, places, stayMinutes, problem, onSeat, onClosed } = props
  const { t } = useMessages()
  const free = places.flatMap(({ table, sessions }) =>
    sessions.length === 0 && !table.needsCleaning ? [table] : [],
  )
  const now = useNow(30_000)
  const others = bookings.filter(({ _id }) => _id !== booking._id)
  const keptBy = (table: TableViewItem) => keptAt(table, others, stayMinutes, now)
  const kept = free.filter((table) => keptBy(table).length > 0)
  const guests = booking.adults + booking.children
  const own = free.filter(({ _id }) => booking.tables?.includes(_id))
  const taken = new Set(kept.map(({ _id }) => _id))
  const fitting = fittingTables(free, guests, taken).filter((table) => !own.includes(table))
  const first = [...own, ...fitting]
  const rest = free.filter((table) => !first.includes(table) && !kept.includes(table))
  const nameOf = ({ name, capacity }: TableViewItem): string =>
    capacity === undefined ? name : t('floor.tableSeats', { name, count: capacity })
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
            {[...first, ...rest].map((table, at) => (
              <Button
                key={table._id}
                variant={at === 0 && first.length > 0 ? 'primary' : 'quiet'}
                size="large"
                disabled={problem !== undefined}
                onClick={() => {
                  onSeat(table, [])
                  close()
                }}
              >
                {nameOf(table)}
              </Button>
            ))}
          </div>
          {kept.length > 0 && (
            <section className="arrival-kept" aria-label={t('floor.keptForOthers')}>
              <h3>{t('floor.keptForOthers')}</h3>
              <ul>
                {kept.map((table) => (
                  <li key={table._id}>
                    <Button
                      variant="quiet"
                      disabled={problem !== undefined}
                      onClick={() => {
                        onSeat(table, keptBy(table))
                        close()
                      }}
                    >
                      {nameOf(table)}
                    </Button>
                    <ReservedNote kept={keptBy(table)} now={now} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
    </StaffSheet>
  )
}
