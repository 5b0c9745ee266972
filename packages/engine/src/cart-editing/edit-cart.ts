import { autoMerge } from '../auto-merge/auto-merge.ts'
import { runsAutoMerge } from '../auto-merge/auto-merge-policy.ts'
import { costBeforeDiscounts } from '../auto-merge/cost-before-discounts.ts'
import { undoMerge } from '../auto-merge/undo-merge.ts'
import { addLine, type LineMaker, updateLine } from '../cart/add-line.ts'
import { setRemark, setTakeAway } from '../cart/line-fields.ts'
import { setByHand } from '../cart/manual-price.ts'
import { mergeLine } from '../cart/merge-line.ts'
import { moveToSection } from '../cart/move-section.ts'
import { reinsertLine, removedLine } from '../cart/reinsert-line.ts'
import { removeLine } from '../cart/remove-line.ts'
import { type RestoredLines, restoreLines } from '../cart/restore-lines.ts'
import { setQuantity } from '../cart/set-quantity.ts'
import { splitLine } from '../cart/split-line.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import type { Cart, CartCoupon } from '../coupons/cart-coupon.ts'
import type { CouponError } from '../coupons/coupon-checks.ts'
import { withFreeSets } from '../coupons/free-products.ts'
import { removeCoupons, setCouponDisabled } from '../coupons/remove-coupon.ts'
import { setUser } from '../coupons/set-user.ts'
import { replaceTree, topLines } from '../set-items/line-tree.ts'
import type { CartAction, CartActionType, CartEditError } from './cart-action.ts'
import { type CartContext, lineMakerOf } from './cart-context.ts'

/** A cart after an action. */
export interface EditedCart {
  readonly cart: Cart
  /** The line that was added or changed, or that was split off. */
  readonly line?: string
  /** The action that puts a removed line back. */
  readonly undo?: CartAction
  /** Coupons that went with the user whom they belong to. */
  readonly dropped?: readonly { readonly coupon: CartCoupon; readonly error: CouponError }[]
  /** What was dropped and changed when all lines were rebuilt. */
  readonly restored?: Pick<RestoredLines, 'gone' | 'changed'>
  /** Why nothing changed. */
  readonly error?: CartEditError
}

const withLines = (cart: Cart, lines: readonly CartLine[]): Cart =>
  lines === cart.lines ? cart : { ...cart, lines }

/** The lines that a coupon is tried on: the cart's own, or if it is empty those that the coupon gives by itself. */
const linesFor = (
  { lines }: Cart,
  { id, rule }: CartCoupon,
  maker: LineMaker,
): readonly CartLine[] =>
  lines.length === 0 && rule.automaticAddFreeProduct === true
    ? (withFreeSets(lines, rule, id, 1, maker) ?? lines)
    : lines

const edited = (cart: Cart, lines: readonly CartLine[]): EditedCart => ({
  cart: withLines(cart, lines),
})

type Edit<Type extends CartActionType> = (
  cart: Cart,
  action: CartAction<Type>,
  maker: LineMaker,
) => EditedCart

const EDITS: { readonly [Type in CartActionType]: Edit<Type> } = {
  add: (cart, { draft }, maker) => {
    const { lines, line } = addLine(cart.lines, draft, maker)
    return { ...edited(cart, lines), line }
  },
  addLines: (cart, { lines: added }) =>
    edited(
      cart,
      topLines(added).reduce<readonly CartLine[]>(
        (lines, { id }) => mergeLine(lines, id).lines,
        [...cart.lines, ...added],
      ),
    ),
  update: (cart, { line: id, draft }, maker) => {
    const { lines, line } = updateLine(cart.lines, id, draft, maker)
    return { ...edited(cart, lines), line }
  },
  replaceLines: (cart, { line, lines: tree }) => {
    const { lines, line: id } = mergeLine(replaceTree(cart.lines, line, tree), line)
    return { ...edited(cart, lines), line: id }
  },
  setQuantity: (cart, { line, quantity }) => edited(cart, setQuantity(cart.lines, line, quantity)),
  changeQuantity: (cart, { line, by }) => {
    const { quantity = 1 } = cart.lines.find(({ id }) => id === line) ?? {}
    return edited(cart, setQuantity(cart.lines, line, quantity + by))
  },
  remove: (cart, { line }) => {
    const removed = removedLine(cart.lines, line)
    if (!removed) return { cart }
    return { ...edited(cart, removeLine(cart.lines, line)), undo: { type: 'reinsert', removed } }
  },
  reinsert: (cart, { removed }) => edited(cart, reinsertLine(cart.lines, removed)),
  split: (cart, { line, quantity }, { newId }) => {
    const split = splitLine(cart.lines, line, quantity, newId)
    if ('error' in split) return { cart, error: split.error }
    return { ...edited(cart, split.lines), line: split.line }
  },
  setRemark: (cart, { line, remark }) => edited(cart, setRemark(cart.lines, line, remark)),
  setTakeAway: (cart, { line, takeAway }) => edited(cart, setTakeAway(cart.lines, line, takeAway)),
  setByHand: (cart, { line, field, value, of }) =>
    edited(cart, setByHand(cart.lines, line, { field, value, of })),
  undoMerge: (cart, { line }, { newId }) => edited(cart, undoMerge(cart.lines, line, newId)),
  addCoupon: (cart, { coupon }, maker) => ({
    cart: { lines: linesFor(cart, coupon, maker), coupons: [...cart.coupons, coupon] },
  }),
  useCoupons: (cart, { coupons, instead }) => {
    const rest = removeCoupons(cart, new Set([...instead, ...coupons.map(({ id }) => id)]))
    return { cart: { ...rest, coupons: [...rest.coupons, ...coupons] } }
  },
  removeCoupons: (cart, { coupons }) => ({ cart: removeCoupons(cart, new Set(coupons)) }),
  setCouponDisabled: (cart, { coupon, disabled }) => ({
    cart: setCouponDisabled(cart, coupon, disabled),
  }),
  setUser: (cart, { user, last }) => {
    const after = setUser(cart, user, last)
    const dropped = cart.coupons
      .filter((coupon) => !after.coupons.includes(coupon))
      .map((coupon) => ({ coupon, error: 'couponErrors.invalidCode' as const }))
    return { cart: after, dropped }
  },
  rebuild: (cart, { serving }, maker) => {
    const here = serving
      ? moveToSection(cart.lines, maker.context.section, new Set(serving))
      : cart.lines
    const { lines, ...restored } = restoreLines(here, maker)
    return { ...edited(cart, lines), restored }
  },
  clear: (cart) => edited(cart, []),
}

const apply = <Type extends CartActionType>(
  cart: Cart,
  action: CartAction<Type>,
  maker: LineMaker,
): EditedCart => {
  const edit: Edit<Type> = EDITS[action.type]
  return edit(cart, action, maker)
}

/** The lines with loose ones combined into sets, if the menu has sets that form by themselves (MERGE-1). */
const combined = (
  lines: readonly CartLine[],
  context: CartContext,
  { context: menu, newId }: LineMaker,
): readonly CartLine[] => {
  const { shop, posMode = false } = context
  const isOn = context.menu.hasAutoMerge && runsAutoMerge({ posMode, shop }, 'cart')
  if (!isOn || lines.length < 2) return lines
  const priceOf = costBeforeDiscounts(context.menu.prices, context)
  return autoMerge(lines, { context: menu, newId, scope: 'cart', priceOf })
}

/**
 * Returns the cart after an action, with its loose lines combined into sets. Pure: the cart is not changed, and the same
 * cart, action and ids give the same result. Whether the cart can be ordered is for `evaluateCart` to say.
 */
export const editCart = (cart: Cart, action: CartAction, context: CartContext): EditedCart => {
  if ('line' in action && !cart.lines.some(({ id }) => id === action.line))
    return { cart, error: 'lineGone' }
  const maker = lineMakerOf(context)
  const applied = apply(cart, action, maker)
  const { lines } = applied.cart
  if (lines === cart.lines) return applied
  return { ...applied, cart: withLines(applied.cart, combined(lines, context, maker)) }
}
