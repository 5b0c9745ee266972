import {
  cartCount,
  cartIssues,
  type Cart,
  couponStates,
  type DroppedCoupon,
  type LineMaker,
} from '@comanda/engine'
import type { CartMessage, CartState } from './cart-state.ts'
import type { CartScene, PricedFor } from './cart-scene.ts'

/** A cart with its coupons tried again, checked and priced. */
export interface ValuedCart {
  readonly shown: Pick<
    CartState,
    'lines' | 'coupons' | 'couponStates' | 'count' | 'issues' | 'result'
  >
  readonly dropped: readonly DroppedCoupon[]
}

/** How a cart is tried again. `keep`: coupons that hold no more stay in it. */
export interface Valuing {
  readonly maker: LineMaker
  readonly by: PricedFor
  readonly keep: boolean
}

/** `undefined` where a line names something that the menu lacks. */
export const valueCart = (
  cart: Cart,
  scene: CartScene,
  { maker, by, keep }: Valuing,
): ValuedCart | undefined => {
  if (cart.lines.length === 0) {
    const states = couponStates(cart.coupons, undefined)
    return { shown: { ...cart, couponStates: states, count: 0, issues: [] }, dropped: [] }
  }
  const settled = scene.settle(cart, maker, by, keep)
  if (!settled) return undefined
  const { lines, coupons } = settled.cart
  return {
    shown: {
      lines,
      coupons,
      couponStates: couponStates(coupons, settled.result),
      count: cartCount(lines),
      issues: cartIssues(lines, scene.context),
      ...(lines.length === 0 ? {} : { result: settled.result }),
    },
    dropped: settled.dropped,
  }
}

/** What the diner is told of coupons that were taken out. */
export const droppedMessages = (dropped: readonly DroppedCoupon[]): readonly CartMessage[] =>
  dropped.map(({ coupon, error }) => ({ code: 'coupon.dropped', name: coupon.rule.name, error }))
