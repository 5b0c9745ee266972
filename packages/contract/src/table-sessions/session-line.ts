import { type Static, Type } from '@feathersjs/typebox'
import { Closed } from '../fields/closed.ts'
import { OutcomeSource } from '../fields/discount-source.ts'
import { Id } from '../fields/id.ts'
import { Money, Price } from '../fields/money.ts'
import { Nullable } from '../fields/nullable.ts'
import { TicketLine } from '../orders/ticket-line.ts'

const Share = { rule: Id, amount: Money }

/**
 * A line of a session's bill: as the kitchen reads it, with its prices in currency units (ORDER-5.4). All of them are 0
 * if the line is cancelled.
 */
export const SessionLine = Closed({
  ...TicketLine.properties,
  /** Per unit: as charged; the product's own part; that of its options, and what of that discounts apply to. */
  price: Price,
  salesPrice: Price,
  extraFee: Money,
  extraFeeEnjoyDiscount: Money,
  priceWithoutProduct: Price,
  /** The line before discounts, what discounts take off (0 or less), and after them. */
  priceWithoutDiscount: Price,
  discount: Money,
  actualPrice: Price,
  /** `priceWithoutDiscount` of the line and its set children. */
  relatedTreePrice: Price,
  discountList: Type.Array(Closed({ ...Share, source: OutcomeSource, coupon: Type.Optional(Id) })),
  couponAndAmount: Type.Array(Closed({ coupon: Id, amount: Money })),
  /** A rule for members took something off. */
  membership: Type.Boolean(),
  surchargePercent: Type.Number({ minimum: 0 }),
  totalSurcharge: Price,
  taxPercent: Type.Number({ minimum: 0 }),
  totalTax: Price,
  taxGroup: Nullable(Type.String()),
  freeSurcharge: Type.Boolean(),
  /** What staff changed of its price (PRICE-3). */
  overridePrice: Type.Optional(Price),
  openKey: Type.Optional(Money),
  manualPercentAdjust: Type.Optional(Type.Number()),
  manualDiscount: Type.Optional(Price),
  discountable: Type.Optional(Type.Boolean()),
  predestinedDiscount: Type.Optional(Type.Unknown()),
  predestinedDiscountName: Type.Optional(Type.Unknown()),
})
export type SessionLine = Static<typeof SessionLine>
