import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { Day, Instant, TimeOfDay } from '../fields/time.ts'
import { Count } from '../fields/quantity.ts'

export const ReservationStatus = OneOf(
  'booked',
  'confirmed',
  'seated',
  'completed',
  'late',
  'noShow',
  'cancelled',
)
export type ReservationStatus = Static<typeof ReservationStatus>

/** Who comes. */
export const partyFields = { adults: Count, children: Count, babyStools: Count }

/** What a guest says of a reservation besides who comes and when. */
export const guestFields = {
  title: Type.Optional(OneOf('mr', 'ms', 'mx')),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  phone: Type.String({ minLength: 1, maxLength: 40 }),
  email: Type.Optional(Type.String({ format: 'email', maxLength: 200 })),
  occasion: Type.Optional(
    OneOf('birthday', 'anniversary', 'date', 'business', 'celebration', 'other'),
  ),
  remark: Type.Optional(Type.String({ maxLength: 500 })),
  /** The language in which the guest is written to. */
  locale: Type.Optional(OneOf('en', 'zh-hk', 'zh-cn')),
}

/** When: a slot of a dining session. */
export const slotFields = { date: Day, diningSession: Id, time: TimeOfDay }

/**
 * A table that is reserved for guests (RES-3.5). Its `_id` is random: the capability by which a guest without an account
 * reaches it. `number` is what is said at the door.
 */
export const Reservation = Closed(
  {
    _id: Id,
    shop: Id,
    user: Type.Optional(Id),
    number: Type.String({ maxLength: 20 }),
    status: ReservationStatus,
    ...partyFields,
    ...slotFields,
    ...guestFields,
    createTime: Instant,
    /** When it begins. */
    startTime: Instant,
    /** Until when the guest may cancel it. */
    cancelUntil: Instant,
    version: Type.Integer({ minimum: 0 }),
  },
  'Reservation',
)
export type Reservation = Static<typeof Reservation>

/** What staff change of a reservation. */
export const ReservationPatch = Closed({ status: ReservationStatus }, 'ReservationPatch')
export type ReservationPatch = Static<typeof ReservationPatch>
