import { type Static, Type } from '@feathersjs/typebox'
import { LineWeight } from '../fields/by-weight.ts'
import { Closed } from '../fields/closed.ts'
import { CustomProduct } from '../fields/custom-product.ts'
import { Id } from '../fields/id.ts'
import { ClosedIgnoring } from '../fields/closed-ignoring.ts'
import { LineId } from '../fields/line-id.ts'
import { LocalizedText } from '../fields/localized-text.ts'
import { Money, Price } from '../fields/money.ts'
import { OneOf } from '../fields/one-of.ts'
import { Quantity } from '../fields/quantity.ts'
import { SessionLine } from './session-line.ts'

const Word = Type.String({ maxLength: 200 })
const Words = Type.Array(Word, { maxItems: 50 })

/** The picks of a group: `selections`, named by `_id`, else by `id`; or `values`, one of each. */
export const LinePicks = ClosedIgnoring(
  {
    option: Id,
    selections: Type.Optional(
      Type.Array(
        Closed({
          _id: Type.Optional(Id),
          id: Type.Optional(LineId),
          quantity: Type.Optional(Quantity),
        }),
        { maxItems: 100 },
      ),
    ),
    values: Type.Optional(Type.Array(Id, { maxItems: 100 })),
  },
  ['free', 'fixed'],
)

const Split = Type.Union([
  Type.String({ maxLength: 40 }),
  Type.Integer({ minimum: 0, maximum: 10_000 }),
])

/** The table, its split and the chair of a line (CART-1.3), in both spellings. */
const tableReference = {
  table: Type.Optional(Id),
  tableSplit: Type.Optional(Split),
  tableChairId: Type.Optional(Type.String({ maxLength: 40 })),
  split: Type.Optional(Split),
  chairId: Type.Optional(Type.String({ maxLength: 40 })),
}

const setPlace = {
  quantityRatio: Type.Optional(Quantity),
  fromProduct: Type.Optional(LineId),
  fromOption: Type.Optional(Id),
  fromOptionSeq: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  fromChoice: Type.Optional(Id),
  fromChoiceSeq: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
  fromSelection: Type.Optional(LineId),
}

/** What only staff set: refused from anybody else (ORDER-1.10). Zero, an empty text and `discountable: true` set nothing. */
const manualPrice = {
  customProduct: Type.Optional(CustomProduct),
  overridePrice: Type.Optional(Price),
  openKey: Type.Optional(Type.Union([Money, Type.String({ maxLength: 40 })])),
  manualPercentAdjust: Type.Optional(Type.Number({ minimum: -100, maximum: 10_000 })),
  manualDiscount: Type.Optional(Price),
  discountable: Type.Optional(Type.Boolean()),
  predestinedDiscount: Type.Optional(Type.Union([Money, Word])),
  predestinedDiscountName: Type.Optional(Type.Union([LocalizedText, Word])),
}

const lineFields = {
  id: Type.Optional(LineId),
  product: Type.Optional(Id),
  quantity: Type.Optional(Quantity),
  options: Type.Optional(Type.Array(LinePicks, { maxItems: 50 })),
  /** What one unit weighs, in whole grams, net: only staff say it, of products that are weighed (CAT-7.2). */
  weight: Type.Optional(LineWeight),
  section: Type.Optional(Id),
  customRemark: Type.Optional(Word),
  kitchenOptions: Type.Optional(Words),
  takeAway: Type.Optional(Type.Boolean()),
  ...tableReference,
  ...setPlace,
  /** The coupon or reward that gives this line. */
  fromCoupon: Type.Optional(Id),
  /** A line with status `cancel`, or one that is being replaced, is not ordered; staff order one on `hold`. Others are ignored. */
  status: Type.Optional(Type.String({ maxLength: 40 })),
  replacing: Type.Optional(Type.Boolean()),
  /** The course that staff serve it with, `now`: at once; without, its category's. From others it is ignored (COURSE-1.3). */
  course: Type.Optional(Type.Union([Id, Type.Literal('now')])),
  /** `skip`: no set is made of the line (MERGE-1.10). The server decides what else it says. */
  mergeStatus: Type.Optional(OneOf('merged', 'mergedFrom', 'skip')),
  ...manualPrice,
}

/** What a line carries that was sent before, and what the server decides. */
const decidedByServer = [...Object.keys(SessionLine.properties), 'mergeSource']

/**
 * A cart line as it is sent (CART-1.7): the choices, without prices; `quantity` is 1 by default, and the server makes an
 * `id` if there is none. A set child names its parent line by `fromProduct`. What the server decides may be there, and is
 * ignored; an unknown field is refused.
 */
export const OrderLine = ClosedIgnoring(lineFields, decidedByServer, 'OrderLine')
export type OrderLine = Static<typeof OrderLine>
