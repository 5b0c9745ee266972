import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Instant } from '../fields/time.ts'

/**
 * What a session's `result` was priced with (BOOK-1.2): the hash of a rule book, the time of the pricing, and what it read
 * of the member. With the session's lines and coupons the result can be worked out again.
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
})
export type PricedWith = Static<typeof PricedWith>
