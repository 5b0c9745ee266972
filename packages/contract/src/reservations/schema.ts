import { type Static, Type } from '@feathersjs/typebox'
import { AppLocale } from '../fields/app-locale.ts'
import { Allergens } from '../fields/allergens.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Nullable } from '../fields/nullable.ts'
import { OneOf } from '../fields/one-of.ts'
import { Day, Instant, TimeOfDay } from '../fields/time.ts'
import { Count } from '../fields/quantity.ts'
import { Deposit, DepositStatus } from './deposit.ts'

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

/** The size of the party. */
export const partyFields = { adults: Count, children: Count, babyStools: Count }

/** The guest's fields. */
export const guestFields = {
  title: Type.Optional(OneOf('mr', 'ms', 'mx')),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  phone: Type.String({ minLength: 1, maxLength: 40 }),
  email: Type.Optional(Type.String({ format: 'email', maxLength: 200 })),
  occasion: Type.Optional(
    OneOf('birthday', 'anniversary', 'date', 'business', 'celebration', 'other'),
  ),
  remark: Type.Optional(Type.String({ maxLength: 500 })),
  /** What somebody of the party must not eat, beside what the remark says (RES-5.2). */
  allergens: Type.Optional(Allergens),
  /** The language of mails to the guest. */
  locale: Type.Optional(AppLocale),
}

/** A slot of a dining session. */
export const slotFields = { date: Day, diningSession: Id, time: TimeOfDay }

/**
 * A reservation of a table (RES-3.5). Its `_id` is random and gives a guest without an account access. `number`
 * identifies it at the door.
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
    /** Who booked it: the guest, or staff who spoke with them (RES-6.1). */
    source: Type.Optional(OneOf('guest', 'staff')),
    /** What it was before the last change of its status, and when that was (RES-6.4). */
    statusBefore: Type.Optional(ReservationStatus),
    statusTime: Type.Optional(Instant),
    /** When it begins. */
    startTime: Instant,
    /** The tables that staff assigned to it. */
    tables: Type.Optional(Type.Array(Id, { maxItems: 20 })),
    /** For how many minutes its guests stay, as the shop said when they booked (RES-1.7). */
    stayMinutes: Type.Optional(Count),
    /** When its guests sat down, and their session; until it is completed or taken back. */
    seatedTime: Type.Optional(Instant),
    session: Type.Optional(Id),
    /** Until when the guest may cancel it. */
    cancelUntil: Instant,
    /** What its guests pay beforehand (DEP-1.1). */
    deposit: Type.Optional(Deposit),
    version: Type.Integer({ minimum: 0 }),
  },
  'Reservation',
)
export type Reservation = Static<typeof Reservation>

/** What was done with a reservation, when and by whom, as staff read it (RES-6.5). */
export const ReservationChange = Closed({
  time: Instant,
  kind: OneOf('booked', 'changed', 'status', 'tables', 'allergens', 'deposit'),
  /** The new status. */
  status: Type.Optional(ReservationStatus),
  /** The names of the fields that were changed. */
  fields: Type.Optional(Type.Array(Type.String())),
  /** What became of its deposit. */
  deposit: Type.Optional(DepositStatus),
  /** `server`: the last bill of its guests was closed. */
  by: OneOf('guest', 'staff', 'server'),
  /** The name of the member of staff. */
  name: Type.Optional(Type.String()),
})
export type ReservationChange = Static<typeof ReservationChange>

/** The fields that staff change; `null` clears the tables (STAFF-4.15) or the allergens (RES-5.3). */
export const ReservationPatch = Closed(
  {
    status: Type.Optional(ReservationStatus),
    /** The status that its staff saw: another one is refused (`illegalTransition`, STAFF-8.6). */
    expectedStatus: Type.Optional(ReservationStatus),
    tables: Type.Optional(Nullable(Type.Array(Id, { maxItems: 20, uniqueItems: true }))),
    allergens: Type.Optional(Nullable(Allergens)),
  },
  'ReservationPatch',
)
export type ReservationPatch = Static<typeof ReservationPatch>
