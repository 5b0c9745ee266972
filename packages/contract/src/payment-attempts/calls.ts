import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'

/** `create paymentAttempts/cancel`: anyone who knows the attempt ends it, at the provider too if that is possible (PAY-2.13). */
export const CancelAttemptData = Closed({ attempt: Id }, 'CancelAttemptData')
export type CancelAttemptData = Static<typeof CancelAttemptData>

/**
 * `create paymentAttempts/decide`: what staff decide on an attempt in review. `accept` counts what came as a payment, `refund`
 * sends it back, `reject` ends an attempt for which nothing came.
 */
export const DecideAttemptData = Closed(
  { attempt: Id, decision: OneOf('accept', 'refund', 'reject') },
  'DecideAttemptData',
)
export type DecideAttemptData = Static<typeof DecideAttemptData>

/** `create paymentAttempts/confirm`: staff saw at the bank that the money came; `reference` is the bank's for this payment. */
export const ConfirmAttemptData = Closed(
  { attempt: Id, reference: Type.String({ pattern: '^[\\w./ -]{4,64}$' }) },
  'ConfirmAttemptData',
)
export type ConfirmAttemptData = Static<typeof ConfirmAttemptData>
