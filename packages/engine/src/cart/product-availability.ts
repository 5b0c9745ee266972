import type { CartLine } from '../catalog/cart-line.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import type { Id } from '../catalog/vocabulary.ts'
import { lacksPrice, type Product } from '../catalog/product.ts'

/** Why a product cannot be had now: gone from the menu, another section, hidden, eat-in only, outside its times, not weighed, or without a price. */
export type UnavailableReason =
  | 'missing'
  | 'section'
  | 'hidden'
  | 'eatInOnly'
  | 'time'
  | 'unweighed'
  | 'unpriced'

/**
 * Returns why a product cannot be ordered now, regardless of stock, or `undefined` if it can. Only products bought
 * alone are tested; those in sets are tested with the set.
 */
export const unavailableReason = (
  product: Product | undefined,
  context: MenuContext,
  section: Id | undefined = context.section,
): UnavailableReason | undefined => {
  if (!product) return 'missing'
  const { sections = [] } = product
  if (sections.length > 0 && section !== undefined && !sections.includes(section)) return 'section'
  if (context.selfService && product.hideFromOnline) return 'hidden'
  if (context.orderType === 'takeAway' && product.eatInOnly) return 'eatInOnly'
  return context.isOpen(product.timeConditions) ? undefined : 'time'
}

/**
 * The same of a line's product, in the line's section, else the session's. What a coupon or rule gives may be hidden from
 * the menu, and be of any section and time: it only must exist. What is sold by weight needs one, and what has an open
 * price that of the day, or one that staff entered (CAT-7.1, CAT-6.1).
 */
export const lineUnavailableReason = (
  line: CartLine,
  context: MenuContext,
): UnavailableReason | undefined => {
  const product = context.products.get(line.product ?? '')
  if (line.fromCoupon !== undefined) return product ? undefined : 'missing'
  const reason = unavailableReason(product, context, line.section ?? context.section)
  const isPriced = typeof line.openKey === 'number' || line.overridePrice != null
  if (reason || !product) return reason
  if (product.byWeight && line.weight == null) return 'unweighed'
  return lacksPrice(product) && !isPriced ? 'unpriced' : undefined
}
