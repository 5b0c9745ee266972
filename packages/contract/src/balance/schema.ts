import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Money, Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'
import { Currency } from '../shops/schema.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'

/** An entry of a member's stored balance, in currency units. The ledger is append-only and its sum is the balance. */
export const BalanceRecord = Closed(
  {
    _id: Id,
    user: Id,
    shop: Type.Optional(Id),
    type: OneOf('topUp', 'spend', 'adjust', 'refund', 'reverse'),
    amount: Money,
    currency: Currency,
    session: Type.Optional(Id),
    reverses: Type.Optional(Id),
    note: Type.Optional(Type.String({ maxLength: 200 })),
    createTime: Instant,
  },
  'BalanceRecord',
)
export type BalanceRecord = Static<typeof BalanceRecord>

/** An adjustment by staff to a member's ledger. */
export const AdjustBalanceData = Closed(
  {
    user: Id,
    shop: Type.Optional(Id),
    amount: Money,
    currency: Currency,
    note: Type.String({ maxLength: 200 }),
    idempotencyKey: Type.Optional(IdempotencyKey),
  },
  'AdjustBalanceData',
)
export type AdjustBalanceData = Static<typeof AdjustBalanceData>

/** `find users/balance/available`: what a member can spend, by currency (`_id`). */
export const AvailableBalance = Closed(
  { _id: Currency, amount: Price, currency: Currency },
  'AvailableBalance',
)
export type AvailableBalance = Static<typeof AvailableBalance>
