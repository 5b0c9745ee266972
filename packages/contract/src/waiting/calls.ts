import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { OneOf } from '../fields/one-of.ts'
import { Count } from '../fields/quantity.ts'
import { WaitingParty, waitingGuestFields } from './schema.ts'

/** `create waitingPlaces/join`: a party joins the list: a guest by the code at the door, or staff for it (WAIT-1.2, WAIT-4.1). */
export const JoinWaitingData = Closed(
  { shop: Id, ...waitingGuestFields, idempotencyKey: Type.Optional(IdempotencyKey) },
  'JoinWaitingData',
)
export type JoinWaitingData = Static<typeof JoinWaitingData>

const Guests = waitingGuestFields.guests
const Minutes = Type.Optional(Type.Integer({ minimum: 0 }))

/** `create waitingPlaces/estimate`: how long a party that joins now would wait, and whether it may join by itself. */
export const EstimateWaitingData = Closed({ shop: Id, guests: Guests }, 'EstimateWaitingData')
export type EstimateWaitingData = Static<typeof EstimateWaitingData>
export const EstimateWaitingResult = Closed({
  isOpen: Type.Boolean(),
  maxGuests: Count,
  parties: Count,
  minutes: Minutes,
  error: Minutes,
})
export type EstimateWaitingResult = Static<typeof EstimateWaitingResult>

/** `create waitingPlaces/respond`: what a party says of itself: on its way, or that it gives up (WAIT-4.4). */
export const RespondWaitingData = Closed(
  { party: Id, status: OneOf('coming', 'gaveUp') },
  'RespondWaitingData',
)
export type RespondWaitingData = Static<typeof RespondWaitingData>

/** `create waitingPlaces/subscribe`: receive the `patched` events of a place; sent on every connect. */
export const SubscribeWaitingData = Closed({ item: Id }, 'SubscribeWaitingData')
export type SubscribeWaitingData = Static<typeof SubscribeWaitingData>
export const SubscribeWaitingResult = Closed({ item: Id, version: Type.Integer() })
export type SubscribeWaitingResult = Static<typeof SubscribeWaitingResult>

/** `create waitingParties/list`: who waits, in order, with their estimates, then who was on the list in the last ten minutes. */
export const WaitingListData = Closed({ shop: Id }, 'WaitingListData')
export type WaitingListData = Static<typeof WaitingListData>
export const WaitingListResult = Closed({
  callMinutes: Count,
  parties: Type.Array(Closed({ party: WaitingParty, minutes: Minutes, error: Minutes })),
})
export type WaitingListResult = Static<typeof WaitingListResult>

/** `create waitingParties/called`: the numbers of called parties, as the pickup board shows them (WAIT-3.7). */
export const CalledNumbersResult = Closed({ numbers: Type.Array(Count) })
export type CalledNumbersResult = Static<typeof CalledNumbersResult>

/** `create waitingParties/call`: calls a party to its table, or once more (WAIT-3.2). */
export const CallWaitingData = Closed(
  { party: Id, idempotencyKey: Type.Optional(IdempotencyKey) },
  'CallWaitingData',
)
export type CallWaitingData = Static<typeof CallWaitingData>

/**
 * `create waitingParties/seat`: opens a session at a free table for a party (WAIT-3.5). A table that is reserved for others within
 * the stay is `tableTaken` unless `insteadOf` names them, as `reservations/seat` does.
 */
export const SeatWaitingData = Closed(
  { party: Id, table: Id, insteadOf: Type.Optional(Type.Array(Id, { maxItems: 20 })) },
  'SeatWaitingData',
)
export type SeatWaitingData = Static<typeof SeatWaitingData>
export const SeatWaitingResult = Closed({ party: WaitingParty, session: Id })
export type SeatWaitingResult = Static<typeof SeatWaitingResult>

/** `create waitingParties/ofSession`: the parties from the list that sit at a session, for those who wait on tables (WAIT-3.6). */
export const WaitingOfSessionData = Closed({ session: Id }, 'WaitingOfSessionData')
export type WaitingOfSessionData = Static<typeof WaitingOfSessionData>
export const WaitingOfSessionResult = Closed({ parties: Type.Array(WaitingParty) })
export type WaitingOfSessionResult = Static<typeof WaitingOfSessionResult>
