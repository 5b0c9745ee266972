import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { OneOf } from '../fields/one-of.ts'
import { Day, TimeOfDay } from '../fields/time.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { guestFields, partyFields, Reservation, slotFields } from './schema.ts'

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
 * `create reservations/create`. If the slot has filled up: `slotFull`, with `data.nearest`, the free slots of the day.
 */
export const CreateReservationData = Closed(
  {
    shop: Id,
    ...partyFields,
    ...slotFields,
    ...guestFields,
    termsAccepted: Type.Literal(true),
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

/** `create reservations/subscribe`: receive the `patched` events of a reservation; sent on every connect. */
export const SubscribeReservationData = Closed({ item: Id }, 'SubscribeReservationData')
export type SubscribeReservationData = Static<typeof SubscribeReservationData>
export const SubscribeReservationResult = Closed({ item: Id, version: Type.Integer() })
export type SubscribeReservationResult = Static<typeof SubscribeReservationResult>

/** `create reservations/ofSession`: the reservations of the guests of a session, for those who wait on tables (RES-5.1). */
export const ReservationsOfSessionData = Closed({ session: Id }, 'ReservationsOfSessionData')
export type ReservationsOfSessionData = Static<typeof ReservationsOfSessionData>
export const ReservationsOfSessionResult = Closed({ reservations: Type.Array(Reservation) })
export type ReservationsOfSessionResult = Static<typeof ReservationsOfSessionResult>

/**
 * `create reservations/seat`: opens a session at a free table for the guests of a reservation, which is seated then. A
 * retry returns the same session (STAFF-4.16).
 */
export const SeatReservationData = Closed({ reservation: Id, table: Id }, 'SeatReservationData')
export type SeatReservationData = Static<typeof SeatReservationData>
export const SeatReservationResult = Closed({ reservation: Reservation, session: Id })
export type SeatReservationResult = Static<typeof SeatReservationResult>
