import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { Id } from '../fields/id.ts'
import { LineId } from '../fields/line-id.ts'
import { Quantity } from '../fields/quantity.ts'

/**
 * A cart line as it is sent (CART-1.7): the choices, without prices. A set child names its parent line by
 * `fromProduct`. Any price that a client adds is refused as an unknown field.
 */
export const OrderLine = Closed(
  {
    id: LineId,
    product: Id,
    quantity: Quantity,
    options: Type.Optional(
      Type.Array(
        Closed({
          option: Id,
          selections: Type.Array(Closed({ _id: Id, quantity: Type.Optional(Quantity) }), {
            maxItems: 100,
          }),
        }),
        { maxItems: 50 },
      ),
    ),
    section: Type.Optional(Id),
    customRemark: Type.Optional(Type.String({ maxLength: 200 })),
    takeAway: Type.Optional(Type.Boolean()),
    quantityRatio: Type.Optional(Quantity),
    fromProduct: Type.Optional(LineId),
    fromOption: Type.Optional(Id),
    fromOptionSeq: Type.Optional(Type.Integer({ minimum: 0 })),
    fromChoice: Type.Optional(Id),
    fromChoiceSeq: Type.Optional(Type.Integer({ minimum: 0 })),
    fromSelection: Type.Optional(Id),
    /** The coupon or reward that gives this line. */
    fromCoupon: Type.Optional(Id),
  },
  'OrderLine',
)
export type OrderLine = Static<typeof OrderLine>
