import {
  array,
  assert,
  constant,
  constantFrom,
  integer,
  option,
  property,
  record,
} from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULT_RESERVATION_SETTINGS } from './reservation-settings.ts'
import { hasRoom, type ReservedParty } from './slot-load.ts'
import { slotRoom } from './slot-room.ts'

const time = integer({ min: 17 * 4, max: 22 * 4 }).map((quarter) => {
  const hour = String(Math.floor(quarter / 4)).padStart(2, '0')
  return `${hour}:${String((quarter % 4) * 15).padStart(2, '0')}`
})
const count = option(integer({ min: 1, max: 30 }), { nil: undefined })
const limit = record({
  limitType: constantFrom(undefined, 'perOrder', 'other'),
  quantity: count,
  capacity: count,
  numOfTables: count,
})
const at = ({ date, time: clock }: { date: string; time: string }) =>
  Date.parse(`${date}T${clock}Z`)
const party = record({
  adults: integer({ min: 1, max: 8 }),
  children: integer({ min: 0, max: 3 }),
  babyStools: constant(0),
  date: constantFrom('2026-03-03', '2026-03-04'),
  time,
  status: constantFrom('booked', 'confirmed', 'late', 'seated', 'noShow', 'cancelled'),
  stayMinutes: option(integer({ min: 15, max: 240 }), { nil: null }),
}).map((one) => ({ ...one, start: at(one) }))

it('LAW: a slot takes a party if and only if it says that so many guests and a party are left (RES-6.2, RES-1.2)', () => {
  assert(
    property(
      array(party, { maxLength: 12 }),
      array(limit, { maxLength: 3 }),
      time,
      integer({ min: 1, max: 30 }),
      array(
        record({ guests: integer({ min: 1, max: 20 }), minutes: integer({ min: 15, max: 200 }) }),
      ),
      (parties, limits, clock, guests, stays) => {
        const settings = { ...DEFAULT_RESERVATION_SETTINGS, limits, stays }
        const reserved = parties as readonly ReservedParty[]
        const slot = { session: 'd', date: '2026-03-04', time: clock }
        const room = slotRoom({ ...slot, start: at(slot) }, reserved, settings)
        const isLeft = guests <= (room.guestsLeft ?? Infinity) && (room.partiesLeft ?? 1) >= 1
        const asked = { adults: guests, children: 0, babyStools: 0 }
        expect(hasRoom({ start: at(slot) }, asked, reserved, settings)).toBe(isLeft)
      },
    ),
  )
})
