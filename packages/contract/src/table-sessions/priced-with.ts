import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LineId } from '../fields/line-id.ts'
import { Price } from '../fields/money.ts'
import { Instant } from '../fields/time.ts'

/**
 * What a session's `result` was priced with (BOOK-1.2): the hash of a rule book, the time of the pricing, and what it read
 * of the member. With the session's lines and coupons the result can be worked out again. `savings`: what sets of its lines
 * save, since their products are not in the book (MERGE-2.8). `kept`: lines keep the shares that they had on the bill before (PRICE-9.7).
 */
export const PricedWith = Closed({
  book: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
  now: Instant,
  user: Type.Optional(
    Closed({
      points: Type.Integer({ minimum: 0 }),
      ranks: Type.Array(Id),
      vipLevel: Type.Optional(Id),
    }),
  ),
  savings: Type.Optional(
    Type.Array(Closed({ product: Id, lines: Type.Array(Closed({ id: LineId, amount: Price })) })),
  ),
  kept: Type.Optional(Type.Literal(true)),
})
export type PricedWith = Static<typeof PricedWith>
