import type { Reservation } from '@comanda/contract'
import { Button } from '@comanda/ui'
import { useMessages } from '../../staff/messages.ts'
import { useShop } from '../../staff/shop-context.tsx'
import { clockTime } from './clock-time.ts'

/** The most bookings beside a table: those that come next. */
const MOST = 6

interface BookingListProps {
  /** Those who are expected today, by time. */
  readonly bookings: readonly Reservation[]
  readonly table: string
  readonly isDisabled: boolean
  readonly onSeat: (booking: Reservation) => void
  /** Keeps the table for them, or no table any more. */
  readonly onKeep: (booking: Reservation, isKept: boolean) => void
}

/** The guests who are expected: staff seat them at a table, or keep it for them (STAFF-4.15, STAFF-4.16). */
export const BookingList = ({ bookings, table, isDisabled, onSeat, onKeep }: BookingListProps) => {
  const { t, locale } = useMessages()
  const { timeZone } = useShop()
  return (
    <section className="seat-sheet-bookings" aria-label={t('floor.expected')}>
      <h3>{t('floor.expected')}</h3>
      <ul>
        {bookings.slice(0, MOST).map((booking) => {
          const { _id, name, adults, children, startTime, tables = [] } = booking
          const isKept = tables.includes(table)
          const time = clockTime(startTime, locale, timeZone)
          return (
            <li key={_id}>
              <span>{t('floor.booking', { time, name, count: adults + children })}</span>
              <Button
                variant="plain"
                disabled={isDisabled}
                onClick={() => onKeep(booking, !isKept)}
              >
                {t(isKept ? 'floor.keepNoMore' : 'floor.keep')}
              </Button>
              <Button variant="quiet" disabled={isDisabled} onClick={() => onSeat(booking)}>
                {t('floor.seatGo')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
