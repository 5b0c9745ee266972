import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { IdempotencyKey } from '../fields/idempotency-key.ts'
import { OneOf } from '../fields/one-of.ts'
import { Instant } from '../fields/time.ts'

/** What staff change of a stock; anything else of it stays as it is (STAFF-1.11). */
export const stockAdjustment = {
  /** How many there are; null is without limit. */
  set: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000 }), Type.Null()])),
  /** How many more there are than the server counts; negative for fewer. */
  add: Type.Optional(Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 })),
  /** `offered` ends `paused` and `notSelling`: it is counted again as it was before. */
  mode: Type.Optional(
    OneOf('offered', 'disable', 'notSelling', 'paused', 'manual', 'auto', 'sync'),
  ),
  /** With `paused` or `notSelling`: when it is offered again, or `tomorrow`, when the next business day begins (STOCK-4.1). */
  until: Type.Optional(Type.Union([Type.Literal('tomorrow'), Instant])),
  /** The units with which each business day begins; null ends that (STOCK-4.2). */
  daily: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 1_000_000 }), Type.Null()])),
  /** A retry with the same key changes nothing more. */
  idempotencyKey: Type.Optional(IdempotencyKey),
}

/** `create productStocks/adjust`: changes the stock of a product as the server counts it. */
export const AdjustProductStockData = Closed(
  { shop: Id, product: Id, ...stockAdjustment },
  'AdjustProductStockData',
)
export type AdjustProductStockData = Static<typeof AdjustProductStockData>
