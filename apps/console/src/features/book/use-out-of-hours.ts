import type { DiningSession, Reservation } from '@comanda/contract'
import { isOutOfHours } from '@comanda/shop-rules/book-tables'
import { useShop } from '../../staff/shop-context.tsx'
import { useNow } from '../../staff/use-now.ts'

const MINUTE = 60_000

/** Returns whether the shop takes no guests any more when those of a booking come (SESS-10.6). */
export const useOutOfHours = (
  sessions: readonly DiningSession[],
): ((booking: Reservation) => boolean) => {
  const { specialDays } = useShop()
  const now = useNow(MINUTE)
  return (booking) => isOutOfHours(booking, { sessions, specialDays }, now)
}
