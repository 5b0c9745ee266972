import { PriceRequestError } from './price-request-error.ts'
import {
  cartLineShape,
  couponShape,
  savingShape,
  sessionShape,
  shopShape,
  userShape,
} from './shapes/order-shapes.ts'
import { productOptionShape, productShape, timeConditionShape } from './shapes/product-shapes.ts'
import { discountRuleShape, surchargeSettingShape, taxSettingShape } from './shapes/rule-shapes.ts'
import { instant } from './shapes/scalars.ts'
import { listOf, optional, recordOf, type Shape } from './shapes/shape.ts'

const catalogueShape = recordOf({
  products: optional(listOf(productShape)),
  productOptions: optional(listOf(productOptionShape)),
  taxSettings: optional(listOf(taxSettingShape)),
  surchargeSettings: optional(listOf(surchargeSettingShape)),
  timeConditions: optional(listOf(timeConditionShape)),
  discounts: optional(listOf(discountRuleShape)),
})

const orderShape = recordOf({
  now: instant,
  shop: shopShape,
  session: sessionShape,
  user: optional(userShape),
  lines: listOf(cartLineShape),
  coupons: optional(listOf(couponShape)),
  savings: optional(listOf(savingShape)),
})

const check = (shape: Shape, value: unknown, at: string): void => {
  const fault = shape(value)
  if (!fault) return
  const path = `${at}${fault.path}`
  throw new PriceRequestError(path.replace(/^\./, '') || 'request', fault.problem)
}

/** Throws `PriceRequestError` if a catalogue breaks the shapes (PRICE-1.2). */
export const checkCatalogue = (catalogue: unknown): void =>
  check(catalogueShape, catalogue, 'catalogue')

/** Throws `PriceRequestError` if the rest of a request breaks the shapes (PRICE-1.2). */
export const checkOrder = (order: unknown): void => check(orderShape, order, '')
