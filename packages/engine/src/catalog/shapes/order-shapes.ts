import { discountRuleShape } from './rule-shapes.ts'
import {
  count,
  day,
  factor,
  flag,
  id,
  ids,
  instant,
  money,
  number,
  oneOf,
  orderType,
  percent,
  positive,
  positiveMoney,
  quantity,
  text,
  timeOfDay,
  timeZone,
} from './scalars.ts'
import { type Fault, listOf, optional, recordOf, type Shape } from './shape.ts'

/** Shape of a shop: a rounding factor is above 0 (MONEY-2.1). */
export const shopShape = recordOf({
  _id: id,
  timeZone: optional(timeZone),
  dayEnds: optional(listOf(recordOf({ from: day, time: optional(timeOfDay) }))),
  discountBeforeServiceCharge: optional(flag),
  discountRoundFactor: optional(positive),
  discountRoundMethod: optional(text),
  taxRoundFactor: optional(positive),
  taxRoundMethod: optional(text),
  surchargeRoundFactor: optional(positive),
  surchargeRoundMethod: optional(text),
  priceRoundFactor: optional(positive),
  priceRoundMethod: optional(text),
})

const amounts = optional(listOf(recordOf({ amount: money })))

/** Shape of a session (PRICE-1.7). */
export const sessionShape = recordOf({
  type: orderType,
  section: optional(id),
  capacity: optional(count),
  tables: optional(listOf(recordOf({ capacity: optional(count) }))),
  modifiers: optional(ids),
  surcharges: optional(ids),
  taxFree: optional(flag),
  tips: optional(money),
  adjusts: amounts,
  preAdjusts: amounts,
  lineAdjusts: optional(listOf(recordOf({ id: text, amount: money }))),
  payments: amounts,
  startTime: optional(instant),
  bookedTime: optional(instant),
  createTime: optional(instant),
  paidTime: optional(instant),
})

/** Shape of what a set saves (MERGE-2.6). */
export const savingShape = recordOf({
  product: id,
  lines: listOf(recordOf({ id: text, amount: positiveMoney })),
})

/** Shape of the user (PRICE-1.2). */
export const userShape = recordOf({
  points: optional(number),
  vipLevel: optional(
    recordOf({
      _id: id,
      status: optional(text),
      orderDiscount: optional(factor),
      beforeServiceCharge: optional(flag),
      discountLists: optional(
        listOf(recordOf({ shops: optional(ids), discounts: optional(listOf(discountRuleShape)) })),
      ),
    }),
  ),
  ranks: optional(listOf(recordOf({ rank: id }))),
})

const openKey: Shape = (value) => (Number.isFinite(value) ? money(value) : undefined)

const facts = recordOf({
  productPart: optional(money),
  enjoying: optional(money),
  other: optional(money),
  category: optional(id),
  subCategory: optional(id),
  taxClass: optional(text),
  discountable: optional(flag),
  freeSurcharge: optional(flag),
})

const selection = recordOf(
  { _id: optional(id), id: optional(text), quantity: optional(quantity) },
  (picked): Fault =>
    picked['_id'] == null && picked['id'] == null
      ? { path: '._id', problem: 'is missing' }
      : undefined,
)

/** Shape of a line (PRICE-1.5). */
export const cartLineShape = recordOf({
  id: text,
  product: optional(id),
  customProduct: optional(
    recordOf({
      price: optional(money),
      category: optional(id),
      subCategory: optional(id),
      discountable: optional(flag),
    }),
  ),
  options: optional(
    listOf(
      recordOf({
        option: id,
        values: optional(ids),
        selections: optional(listOf(selection)),
        free: optional(flag),
      }),
    ),
  ),
  quantity: optional(quantity),
  quantityRatio: optional(count),
  weight: optional(number),
  section: optional(id),
  fromCoupon: optional(text),
  fromProduct: optional(text),
  fromOption: optional(id),
  fromChoice: optional(id),
  status: optional(text),
  replacing: optional(flag),
  overridePrice: optional(money),
  openKey,
  manualPercentAdjust: optional(percent),
  manualDiscount: optional(money),
  discountable: optional(flag),
  freeSurcharge: optional(flag),
  takeAway: optional(flag),
  date: optional(instant),
  ordered: optional(facts),
  agreedAt: optional(instant),
  book: optional(text),
})

/** Shape of a coupon, gift or manual rule on the order (PRICE-1.2). */
export const couponShape = recordOf({
  id: text,
  source: oneOf('coupon', 'gift', 'manual'),
  rule: discountRuleShape,
})
