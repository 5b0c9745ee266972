import { UNDO_TIME } from '@comanda/shop-rules/reservations'
import type { ReservationRow } from '../../../tables/reservations.ts'

/** A step may be taken back until it is over (RES-6.4); clocks of servers differ by less than this. */
const SAFE = UNDO_TIME + 1000

/**
 * Returns when something is to be done about the deposit of a reservation that has this status since `time`, or null (DEP-2.5). Of
 * guests who cancelled or did not come it waits until that cannot be taken back any more.
 */
export const depositDue = (
  { status, deposit }: Pick<ReservationRow, 'status' | 'deposit'>,
  time: string,
): string | null => {
  const isExpected = status === 'booked' || status === 'confirmed' || status === 'late'
  const sits = status === 'seated' || status === 'completed'
  switch (deposit?.status) {
    case 'toPay':
      return isExpected ? (deposit.payUntil ?? time) : time
    case 'held':
      if (status === 'completed') return time
      return isExpected || sits ? null : new Date(Date.parse(time) + SAFE).toISOString()
    case 'setAgainst':
      return sits ? null : time
    default:
      return null
  }
}
