import type { FloorPlace } from '@comanda/client/staff'
import type { Reservation, TableViewItem } from '@comanda/contract'
import { fittingTables, tablesOfOthers } from '@comanda/shop-rules/reservations'
import { Button } from '@comanda/ui'
import { GuestFacts } from '../../staff/guest-facts.tsx'
import { useMessages } from '../../staff/messages.ts'
import { StaffSheet } from '../../staff/staff-sheet.tsx'

interface ArrivalSheetProps {
  readonly booking: Reservation
  readonly bookings: readonly Reservation[]
  readonly places: readonly FloorPlace[]
  readonly stayMinutes: number
  /** Why nobody can be seated now. */
  readonly problem: string | undefined
  readonly onSeat: (table: TableViewItem) => void
  readonly onClosed: () => void
}

/** Where guests who have arrived sit: at the table that is assigned to them, else the smallest free one that fits (RES-7.2). */
export const ArrivalSheet = (props: ArrivalSheetProps) => {
  const { booking, bookings, places, stayMinutes, problem, onSeat, onClosed } = props
  const { t } = useMessages()
  const free = places.flatMap(({ table, sessions }) =>
    sessions.length === 0 && !table.needsCleaning ? [table] : [],
  )
  const others = tablesOfOthers(booking, bookings, stayMinutes)
  const guests = booking.adults + booking.children
  const own = free.filter(({ _id }) => booking.tables?.includes(_id))
  const fitting = fittingTables(free, guests, others).filter((table) => !own.includes(table))
  const first = [...own, ...fitting]
  const rest = free.filter((table) => !first.includes(table))
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
                  onSeat(table)
                  close()
                }}
              >
                {table.capacity === undefined
                  ? table.name
                  : t('floor.tableSeats', { name: table.name, count: table.capacity })}
              </Button>
            ))}
          </div>
        </div>
      )}
    </StaffSheet>
  )
}
