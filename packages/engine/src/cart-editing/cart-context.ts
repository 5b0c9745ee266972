import type { LineMaker } from '../cart/add-line.ts'
import { toPriceLines } from '../cart/order-lines.ts'
import { isSent } from '../cart/special-line.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import { purchaseLimits } from '../catalog/purchase-limits.ts'
import type { Session } from '../catalog/session.ts'
import type { Shop } from '../catalog/shop.ts'
import type { PricingUser } from '../catalog/user.ts'
import { type Cart, toAppliedCoupons } from '../coupons/cart-coupon.ts'
import type { PriceOrder } from '../totals/open-order.ts'
import { timeConditionsApply } from '../totals/time-conditions-apply.ts'
import type { CompiledMenu } from './compiled-menu.ts'

/** Everything besides the cart that editing and evaluating it depend on: user, place, time and menu. */
export interface CartContext {
  readonly menu: CompiledMenu
  readonly shop: Shop
  /** The session of the cart, or the one that ordering it would open; its `type` is the mode. */
  readonly session: Session
  readonly user?: PricingUser | undefined
  /** ISO instant with offset. */
  readonly now: string
  /** Makes ids for new lines. */
  readonly newId: () => string
  /** Diners on their phones and at kiosks: stricter rules of stock, no hidden products. `false` for staff. */
  readonly selfService: boolean
  /** Whether staff order, whom the shop's limits do not bind (ORDER-6.3). Default: false. */
  readonly isUnlimited?: boolean | undefined
  /** A till: lines are combined into sets only if `shop.autoMergeInPOS` is set. Default: false. */
  readonly posMode?: boolean | undefined
  /** Whether coupons that can never apply here stay in the cart. Default: false. */
  readonly keepCoupons?: boolean | undefined
}

/** What a menu offers in the context's mode, section and time: picks and lines are checked against it. */
export const menuContextOf = ({
  menu,
  shop,
  session,
  now,
  selfService,
  isUnlimited = !selfService,
}: Pick<
  CartContext,
  'menu' | 'shop' | 'session' | 'now' | 'selfService' | 'isUnlimited'
>): MenuContext => ({
  products: menu.products,
  productOptions: menu.productOptions,
  orderType: session.type,
  ...(session.section === undefined ? {} : { section: session.section }),
  selfService,
  ...(isUnlimited ? {} : { limits: purchaseLimits(shop) }),
  isOpen: timeConditionsApply(menu.prices, { now, shop, session }),
})

/** What new lines need of a context. */
export const lineMakerOf = (context: CartContext, menu = menuContextOf(context)): LineMaker => ({
  context: menu,
  newId: context.newId,
  now: context.now,
})

/** Lines as they were last priced: those that a tap leaves alone are not copied again. */
const dated = new WeakMap<CartLine, CartLine>()

const datedNow = (line: CartLine, now: string): CartLine => {
  const known = dated.get(line)
  if (known?.date === now) return known
  // Not by a spread: V8 gives each copy with one more field a hidden class of its own, and all that reads them is slow.
  const copy = Object.assign({}, line, { date: now })
  dated.set(line, copy)
  return copy
}

/** Returns the order that a cart is priced as. Lines that were not sent yet are priced as of now. */
export const priceOrderOf = (
  { lines, coupons }: Cart,
  { now, shop, session, user }: CartContext,
): PriceOrder => ({
  now,
  shop,
  session,
  user,
  lines: toPriceLines(lines).map((line) => (isSent(line) ? line : datedNow(line, now))),
  coupons: toAppliedCoupons(coupons),
})
