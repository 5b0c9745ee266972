import type { AvailabilityData, AvailabilityResult } from '@comanda/contract'
import {
  guestsOf,
  hasRoom,
  type ReservedParty,
  slotsOfDay,
  type TimeSlot,
} from '@comanda/shop-rules/reservations'
import { addDays, clockMinutes, type LocalMoment } from '@comanda/engine/time'
import { groupBy } from '../../../records/group-by.ts'
import type { Booking } from './booking.ts'
import { loadShopBook, type ShopBook } from './queries/load-shop-book.ts'
import { reservedParties } from './queries/reserved-parties.ts'

type SlotState = AvailabilityResult['sessions'][number]['slots'][number]['state']

/** Returns the state of a slot for the party. */
type StateOf = (slot: TimeSlot) => SlotState

const isPast = ({ date, time }: TimeSlot, now: LocalMoment): boolean =>
  date < now.date || (date === now.date && clockMinutes(time) < now.minutes)

const stateFinder = (
  { settings, now }: ShopBook,
  party: AvailabilityData,
  reserved: readonly ReservedParty[],
): StateOf => {
  const byDay = groupBy(reserved, ({ date }) => date)
  const near = (date: string) => [-1, 0, 1].flatMap((days) => byDay.get(addDays(date, days)) ?? [])
  const guests = guestsOf(party)
  const isParty = guests >= settings.minGuests && guests <= settings.maxGuests
  return (slot) => {
    if (isPast(slot, now)) return 'past'
    return isParty && hasRoom(slot, party, near(slot.date), settings) ? 'free' : 'full'
  }
}

/** Returns true if a slot matches the request: any, those of a dining session, or that very one. */
const isRequested = ({ session, time }: TimeSlot, requested: AvailabilityData): boolean =>
  (requested.diningSession ?? session) === session && (requested.time ?? time) === time

/** Returns the dining sessions of a day with their slots, without those that have none that day. */
const sessionsOf = (book: ShopBook, date: string, stateOf: StateOf) =>
  book.sessions.flatMap((session) => {
    const slots = slotsOfDay(
      [session],
      date,
      book.settings.slotMinutes,
      book.timeZone,
      book.specialDays,
    )
    const states = slots.map((slot) => ({ time: slot.time, state: stateOf(slot) }))
    return slots.length > 0 ? [{ _id: session._id, name: session.name, slots: states }] : []
  })

/** `create reservations/availability`: returns what a party could reserve now, without locking any of it. */
export const availability = async (
  { reads, now }: Pick<Booking, 'reads' | 'now'>,
  data: AvailabilityData,
): Promise<AvailabilityResult> => {
  const book = await loadShopBook(reads, data.shop, now())
  const { settings, sessions, now: moment } = book
  const last = addDays(moment.date, settings.daysAhead)
  const reserved = await reservedParties(reads, data.shop, moment.date, last, data.reservation)
  const stateOf = stateFinder(book, data, reserved)
  const days = Array.from({ length: settings.daysAhead + 1 }, (_, ahead) => {
    const date = addDays(moment.date, ahead)
    const slots = slotsOfDay(sessions, date, settings.slotMinutes, book.timeZone, book.specialDays)
    return {
      date,
      isAvailable: slots.some((slot) => isRequested(slot, data) && stateOf(slot) === 'free'),
    }
  })
  const isInReach = data.date !== undefined && data.date >= moment.date && data.date <= last
  return { days, sessions: isInReach && data.date ? sessionsOf(book, data.date, stateOf) : [] }
}
