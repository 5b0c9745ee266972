import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { Price } from '../fields/money.ts'
import { OrderType } from '../fields/order-type.ts'
import { Quantity } from '../fields/quantity.ts'
import { Instant } from '../fields/time.ts'

/**
 * A cart with what promotions should take off it, by which drafts of promotions are tried (BOOK-4.1). `rule`: the promotion that it was
 * stored for; the guest has it, also if it is of coupons. `price`: of one, as the dish cost then. `off`: what all promotions take off together.
 */
export const PromotionCase = Closed(
  {
    _id: Id,
    shop: Id,
    rule: Id,
    name: Type.String({ minLength: 1, maxLength: 80 }),
    lines: Type.Array(Closed({ product: Id, quantity: Quantity, price: Price }), {
      minItems: 1,
      maxItems: 20,
    }),
    orderType: OrderType,
    /** When it is ordered. */
    time: Instant,
    off: Price,
  },
  'PromotionCase',
)
export type PromotionCase = Static<typeof PromotionCase>
