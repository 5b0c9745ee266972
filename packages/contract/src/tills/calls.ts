import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { reasonFields } from '../table-sessions/staff-fields.ts'
import { CashCounts } from './schema.ts'

const call = { shop: Id, idempotencyKey: Type.Optional(IdempotencyKey) }

/** `create tills/open`: a drawer is in use, with its float. */
export const OpenTillData = Closed(
  { ...call, name: Type.String({ minLength: 1, maxLength: 40 }), float: Price },
  'OpenTillData',
)
export type OpenTillData = Static<typeof OpenTillData>

/** `create tills/record`: cash that goes in or out beside payments. What goes out needs a reason or a note. */
export const RecordCashData = Closed(
  { ...call, till: Id, kind: OneOf('payIn', 'payOut', 'drop'), amount: Price, ...reasonFields },
  'RecordCashData',
)
export type RecordCashData = Static<typeof RecordCashData>

/** `create tills/count`: what is in a drawer. It may be counted again until it is closed. */
export const CountTillData = Closed({ ...call, till: Id, counts: CashCounts }, 'CountTillData')
export type CountTillData = Static<typeof CountTillData>

/** `create tills/close`: a counted drawer is no longer in use. A difference needs a reason or a note. */
export const CloseTillData = Closed({ ...call, till: Id, ...reasonFields }, 'CloseTillData')
export type CloseTillData = Static<typeof CloseTillData>
