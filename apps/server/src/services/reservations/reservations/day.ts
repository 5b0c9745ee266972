import type { ReservationDayData, ReservationDayResult } from '@comanda/contract'
import { clockMinutes } from '@comanda/engine/time'
import { slotRoom, slotsOfDay } from '@comanda/shop-rules/reservations'
import type { Booking } from './booking.ts'
import { loadShopBook } from './queries/load-shop-book.ts'
import { reservedParties } from './queries/reserved-parties.ts'

/** `create reservations/day`: any day, also one on which guests cannot book any more or yet. */
export const day = async (
  { reads, now }: Pick<Booking, 'reads' | 'now'>,
  { shop, date }: ReservationDayData,
): Promise<ReservationDayResult> => {
  const book = await loadShopBook(reads, shop, now())
  const { settings, sessions, timeZone, now: at } = book
  const reserved = await reservedParties(reads, shop, date, date)
  return {
    minGuests: settings.minGuests,
    maxGuests: settings.maxGuests,
    stayMinutes: settings.stayMinutes,
    deposits: [...book.deposits],
    sessions: sessions.flatMap((session) => {
      const slots = slotsOfDay([session], date, settings.slotMinutes, timeZone, book.specialDays)
      if (slots.length === 0) return []
      return [
        {
          _id: session._id,
          name: session.name,
          slots: slots.map((slot) => ({
            ...slotRoom(slot, reserved, settings),
            isPast: date < at.date || (date === at.date && clockMinutes(slot.time) < at.minutes),
          })),
        },
      ]
    }),
  }
}
