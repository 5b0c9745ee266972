import type { SessionLine, TableSession } from '@comanda/contract'
import { type Cart, type CartContext, type CartLine, quoteCart } from '@comanda/engine/cart'
import type { PriceResult } from '@comanda/engine/pricing'

/** What the bill of a session with earlier orders comes to with a cart, in currency units (ORDER-1.18). */
export interface WholeBill {
  /** Agreed for what is ordered. */
  readonly ordered: number
  /** What comes off or on because all orders count together. */
  readonly together: number
  readonly total: number
  /** The rules that were tried over all of it; none if this device cannot know. */
  readonly discounts: PriceResult['discounts']
}

/** Returns a sum of amounts without what floating point adds. */
export const exact = (amount: number): number => Math.round(amount * 100) / 100

/** Returns an ordered line as pricing reads it: at its agreed price, by the rules of its instant (PRICE-9.1). */
const agreedLine = (
  {
    category,
    subCategory,
    section: _section,
    table: _table,
    mergeStatus: _mergeStatus,
    ...line
  }: SessionLine,
  { menu }: CartContext,
): CartLine => ({
  ...line,
  agreedAt: line.date,
  ordered: {
    productPart: line.salesPrice,
    enjoying: line.extraFeeEnjoyDiscount,
    other: exact(line.extraFee - line.extraFeeEnjoyDiscount),
    discountable: menu.products.get(line.product ?? '')?.discountable !== false,
    freeSurcharge: line.freeSurcharge,
    ...(category === null ? {} : { category }),
    ...(subCategory === null ? {} : { subCategory }),
  },
})

const couponsOf = ({ discounts }: TableSession): Cart['coupons'] =>
  discounts.flatMap(({ id, source, coupon }) =>
    coupon && (source === 'coupon' || source === 'gift') ? [{ id, source, rule: coupon }] : [],
  )

/** What a bill had before a cart, and the context in which it is priced. */
interface EarlierBill {
  readonly before: Cart
  readonly billed: CartContext
}

/**
 * Returns what is ordered in a session; undefined if there is nothing, or if this device cannot know the rules of it, since these
 * alone do not price it as it is.
 */
export const earlierBill = (
  session: TableSession | undefined,
  context: CartContext,
): EarlierBill | undefined => {
  if (!session?.products.some(({ status }) => status !== 'cancel')) return undefined
  const { tips, adjusts, preAdjusts, lineAdjusts } = session
  const billed = {
    ...context,
    session: { ...context.session, tips, adjusts, preAdjusts, lineAdjusts },
  }
  const before = {
    lines: session.products.map((line) => agreedLine(line, context)),
    coupons: couponsOf(session),
  }
  const isKnown = quoteCart(before, billed)?.totals.total === session.result.totals.total
  return isKnown ? { before, billed } : undefined
}

/** Returns what was ordered together with a cart. */
export const withCart = ({ before }: EarlierBill, cart: Cart): Cart => ({
  lines: [...before.lines, ...cart.lines],
  coupons: [...before.coupons, ...cart.coupons],
})

/**
 * Returns what the bill of a session comes to with a cart that costs `result` by itself; `undefined` without an earlier order.
 * Of a bill that this device does not know it is the sum of both: if the server's sum is another, it shows before anything is
 * ordered.
 */
export const wholeBill = (
  session: TableSession | undefined,
  cart: Cart,
  result: PriceResult | undefined,
  context: CartContext,
): WholeBill | undefined => {
  if (!session || !result || !session.products.some(({ status }) => status !== 'cancel'))
    return undefined
  const ordered = session.result.totals.total
  const earlier = earlierBill(session, context)
  const together = earlier && quoteCart(withCart(earlier, cart), earlier.billed)
  const total = together ? together.totals.total : exact(ordered + result.totals.total)
  return {
    ordered,
    together: exact(total - ordered - result.totals.total),
    total,
    discounts: together ? together.discounts : [],
  }
}
