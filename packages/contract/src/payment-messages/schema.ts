import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'

/** What a provider sent (`notify`), what the payer's browser brought back (`return`), or the response to a call by the server. */
export const PaymentMessageKind = OneOf('notify', 'return', 'response')
export type PaymentMessageKind = Static<typeof PaymentMessageKind>

/** What a provider said of an attempt, without data of the payer (PAY-7.8). */
export const PaymentMessage = Closed(
  {
    _id: Id,
    shop: Id,
    account: Id,
    kind: PaymentMessageKind,
    /** Whether its signature and merchant are right; if not, it changed nothing, and `refusal` says why. */
    valid: Type.Boolean(),
    refusal: Type.Optional(Type.String()),
    attempt: Type.Optional(Id),
    /** Of a response: the refund or the step that it is about. */
    about: Type.Optional(Type.String()),
    body: Type.Optional(Type.Unknown()),
    /** How often it came. */
    count: Type.Integer({ minimum: 1 }),
    time: Instant,
    lastTime: Instant,
  },
  'PaymentMessage',
)
export type PaymentMessage = Static<typeof PaymentMessage>
