import { addLine } from '../cart/add-line.ts'
import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { Catalogue } from '../catalog/price-request.ts'
import type { Product } from '../catalog/product.ts'
import type { OrderType } from '../catalog/vocabulary.ts'
import { type Cart, toAppliedCoupons } from '../coupons/cart-coupon.ts'
import { settleCoupons } from '../coupons/settle-coupons.ts'
import { price } from '../totals/price.ts'
import { buildMenu, countingIds } from './menu-builder.ts'

/** An id of 24 hexadecimal characters. */
export const id = (n: number): string => n.toString(16).padStart(24, '0')

/** A main dish at 50. */
export const MAIN = id(1)

/** Cola at 15, with a size at 1. */
export const COLA = id(2)

/** The group of sizes. */
export const SIZE = id(3)

/** Its only choice. */
export const SMALL = id(4)

/** A coupon. */
export const COUPON = id(5)

/** A rule. */
export const RULE = id(6)

/** The category of mains. */
export const MAINS = id(7)

/** What the shop sells. */
export const products: Product[] = [
  { _id: MAIN, price: 50, category: MAINS },
  { _id: COLA, price: 15, options: [SIZE] },
]

/** The groups of cola. */
export const productOptions = [
  { _id: SIZE, choices: [{ _id: SMALL, price: 1, defaultSelected: true }] },
]

/** Buy two mains, get a cola, each time. */
export const freeCola: DiscountRule = {
  _id: RULE,
  freeProducts: [{ product: COLA }],
  automaticAddFreeProduct: true,
  repeat: true,
  conditions: [{ for: 'order', categories: [MAINS], minQty: 2 }],
}

/** Tries the coupons of a cart again, at the real prices. */
export const settle = (
  start: Cart,
  {
    automatic = [],
    type = 'dineIn',
    stock,
    keep,
  }: {
    automatic?: readonly DiscountRule[]
    type?: OrderType
    stock?: Product['stock']
    keep?: boolean
  } = {},
) => {
  const sold = products.map((product) => (product._id === COLA ? { ...product, stock } : product))
  const catalogue: Catalogue = {
    products: sold,
    productOptions,
    taxSettings: [],
    surchargeSettings: [],
    timeConditions: [],
    discounts: automatic,
  }
  const now = '2024-05-15T12:00:00+08:00'
  return settleCoupons(start, {
    maker: {
      context: buildMenu({ products: sold, productOptions, orderType: type }),
      newId: countingIds('f'),
      now,
    },
    automatic,
    keep,
    price: ({ lines, coupons }) =>
      price({
        now,
        shop: { _id: id(99) },
        session: { type },
        catalogue,
        lines,
        coupons: toAppliedCoupons(coupons),
      }),
  })
}

/** A cart of mains. */
export const mains = (quantity: number): Cart => ({
  lines: addLine(
    [],
    { product: MAIN, quantity },
    {
      context: buildMenu({ products }),
      newId: countingIds('l'),
      now: '2024-05-15T12:00:00+08:00',
    },
  ).lines,
  coupons: [],
})

/** Quantity, giver and status of each cola in a cart. */
export const colas = ({ lines }: Cart) =>
  lines
    .filter((line) => line.product === COLA)
    .map((line) => [line.quantity, line.fromCoupon, line.status])
