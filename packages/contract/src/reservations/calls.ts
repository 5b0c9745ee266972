import { type Static, Type } from '@feathersjs/typebox'
import { Allergens } from '../fields/allergens.ts'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { OneOf } from '../fields/one-of.ts'
import { Price } from '../fields/money.ts'
import { Count } from '../fields/quantity.ts'
import { Day, TimeOfDay } from '../fields/time.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { DepositRule } from '../reservation-settings/schema.ts'
import { guestFields, partyFields, Reservation, ReservationChange, slotFields } from './schema.ts'

/**
 * `create reservations/availability`: the days on which a party can book, and the times of `date`. With
 * `diningSession`, or with it and `time`, a day is available if a slot of that session, or that slot, is free. The
 * place of `reservation`, which is being edited, counts as free.
 */
export const AvailabilityData = Closed(
  {
    shop: Id,
    ...partyFields,
    diningSession: Type.Optional(Id),
    time: Type.Optional(TimeOfDay),
    date: Type.Optional(Day),
    reservation: Type.Optional(Id),
  },
  'AvailabilityData',
)
export type AvailabilityData = Static<typeof AvailabilityData>
export const AvailabilityResult = Closed({
  days: Type.Array(Closed({ date: Day, isAvailable: Type.Boolean() })),
  sessions: Type.Array(
    Closed({
      _id: Id,
      name: LocalizedText,
      slots: Type.Array(Closed({ time: TimeOfDay, state: OneOf('free', 'full', 'past') })),
    }),
  ),
})
export type AvailabilityResult = Static<typeof AvailabilityResult>

/**
 * `create reservations/create`. If the slot has filled up: `slotFull`, with `data.nearest`, the free slots of the day. If the shop
 * asks for a deposit, guests send the amount that they have read, else it is `depositRequired` with `data.deposit`; staff send the
 * amount that they ask for, or none (DEP-1.2).
 */
export const CreateReservationData = Closed(
  {
    shop: Id,
    ...partyFields,
    ...slotFields,
    ...guestFields,
    termsAccepted: Type.Literal(true),
    deposit: Type.Optional(Price),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'CreateReservationData',
)
export type CreateReservationData = Static<typeof CreateReservationData>

/** `create reservations/edit`: replaces all of it, while it is booked or confirmed. */
export const EditReservationData = Closed(
  {
    reservation: Id,
    ...partyFields,
    ...slotFields,
    ...guestFields,
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'EditReservationData',
)
export type EditReservationData = Static<typeof EditReservationData>

/** `create reservations/cancel`: until its `cancelUntil`; later `cancelTooLate` with `data.hours`. */
export const CancelReservationData = Closed({ reservation: Id }, 'CancelReservationData')
export type CancelReservationData = Static<typeof CancelReservationData>

/** `create reservations/confirm`: the guest says that they come (RES-8.4). */
export const ConfirmReservationData = Closed({ reservation: Id }, 'ConfirmReservationData')
export type ConfirmReservationData = Static<typeof ConfirmReservationData>

/**
 * `create reservations/askDeposit` by those who wait on tables: asks the guests for a deposit of this amount, by a mail with a link
 * to pay it; 0 waives an earlier one (DEP-1.5). What is paid already stays: `illegalTransition`.
 */
export const AskDepositData = Closed(
  { reservation: Id, amount: Price, idempotencyKey: Type.Optional(IdempotencyKey) },
  'AskDepositData',
)
export type AskDepositData = Static<typeof AskDepositData>

/** `create reservations/subscribe`: receive the `patched` events of a reservation; sent on every connect. */
export const SubscribeReservationData = Closed({ item: Id }, 'SubscribeReservationData')
export type SubscribeReservationData = Static<typeof SubscribeReservationData>
export const SubscribeReservationResult = Closed({ item: Id, version: Type.Integer() })
export type SubscribeReservationResult = Static<typeof SubscribeReservationResult>

/** `create reservations/day`: what is booked and left at each slot of a day, for those who wait on tables (RES-6.2). */
export const ReservationDayData = Closed({ shop: Id, date: Day }, 'ReservationDayData')
export type ReservationDayData = Static<typeof ReservationDayData>
export const ReservationDayResult = Closed({
  minGuests: Count,
  maxGuests: Count,
  /** For how long guests have their table. */
  stayMinutes: Count,
  /** When guests pay a deposit (DEP-1.1). */
  deposits: Type.Optional(Type.Array(DepositRule)),
  sessions: Type.Array(
    Closed({
      _id: Id,
      name: LocalizedText,
      slots: Type.Array(
        Closed({
          time: TimeOfDay,
          guests: Count,
          parties: Count,
          guestsLeft: Type.Optional(Count),
          partiesLeft: Type.Optional(Count),
          isPast: Type.Boolean(),
        }),
      ),
    }),
  ),
})
export type ReservationDayResult = Static<typeof ReservationDayResult>

/** `create reservations/days`: how many come on each of at most 31 days from `from` on, for those who wait on tables (RES-6.7). */
export const ReservationDaysData = Closed(
  { shop: Id, from: Day, days: Type.Integer({ minimum: 1, maximum: 31 }) },
  'ReservationDaysData',
)
export type ReservationDaysData = Static<typeof ReservationDaysData>
export const ReservationDaysResult = Closed({
  days: Type.Array(
    Closed({ date: Day, parties: Count, guests: Count, noShows: Count, cancelled: Count }),
  ),
})
export type ReservationDaysResult = Static<typeof ReservationDaysResult>

/** `create reservations/search`: by a part of the name, the number or the last four or more digits of the phone (RES-6.3). */
export const SearchReservationsData = Closed(
  { shop: Id, text: Type.String({ minLength: 2, maxLength: 60 }) },
  'SearchReservationsData',
)
export type SearchReservationsData = Static<typeof SearchReservationsData>
/** At most 20, the latest first. */
export const SearchReservationsResult = Closed({ reservations: Type.Array(Reservation) })
export type SearchReservationsResult = Static<typeof SearchReservationsResult>

/** `create reservations/history`: what was done with a reservation, the latest first, for those who wait on tables. */
export const ReservationHistoryData = Closed({ reservation: Id }, 'ReservationHistoryData')
export type ReservationHistoryData = Static<typeof ReservationHistoryData>
export const ReservationHistoryResult = Closed({ changes: Type.Array(ReservationChange) })
export type ReservationHistoryResult = Static<typeof ReservationHistoryResult>

/**
 * `create reservations/ofSession`: the reservations of the guests of a session, and what staff have noted of allergies there, for
 * those who wait on tables (RES-5.1, RES-5.4).
 */
export const ReservationsOfSessionData = Closed({ session: Id }, 'ReservationsOfSessionData')
export type ReservationsOfSessionData = Static<typeof ReservationsOfSessionData>
export const ReservationsOfSessionResult = Closed({
  reservations: Type.Array(Reservation),
  noted: Type.Array(Closed({ allergens: Allergens, text: Type.Optional(Type.String()) })),
})
export type ReservationsOfSessionResult = Static<typeof ReservationsOfSessionResult>

/**
 * `create reservations/seat`: opens a session at a free table for the guests of a reservation, which is seated then. A
 * retry returns the same session (STAFF-4.16). A table that is reserved for others within the stay is `tableTaken`, with their ids
 * in `data.reservations`, unless `insteadOf` names them: then they have no table any more (RES-7.5).
 */
export const SeatReservationData = Closed(
  {
    reservation: Id,
    table: Id,
    /** All at which they sit (RES-7.7); absent: those assigned to them, if `table` is one of these. */
    tables: Type.Optional(Type.Array(Id, { maxItems: 20, uniqueItems: true })),
    insteadOf: Type.Optional(Type.Array(Id, { maxItems: 20 })),
  },
  'SeatReservationData',
)
export type SeatReservationData = Static<typeof SeatReservationData>
export const SeatReservationResult = Closed({ reservation: Reservation, session: Id })
export type SeatReservationResult = Static<typeof SeatReservationResult>
