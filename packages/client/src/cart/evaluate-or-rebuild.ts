import type { TableSession } from '@comanda/contract'
import {
  type Cart,
  type CartContext,
  editCart,
  type EditedCart,
  type EvaluatedCart,
  evaluateCart,
} from '@comanda/engine/cart'
import { type WholeBill, wholeBill } from './whole-bill.ts'

/** An evaluated cart, with the edit that rebuilt it if it had to be. */
export interface CartEvaluation extends EvaluatedCart {
  readonly rebuilt?: EditedCart
  /** What the bill comes to with it, if something was ordered before. */
  readonly bill?: WholeBill
}

const evaluateRest = (cart: Cart, context: CartContext): CartEvaluation => {
  const first = evaluateCart(cart, context)
  if (!first.fault) return first
  const rebuilt = editCart(cart, { type: 'rebuild' }, context)
  const second = evaluateCart(rebuilt.cart, context)
  const rest = second.fault ? evaluateCart({ lines: [], coupons: [] }, context) : second
  return { ...rest, rebuilt }
}

/** Returns the cart as it is ordered: a coupon that falls short of the cart, or is put aside, is not sent (`sentCart`). */
const asSent = ({ cart, couponStates }: EvaluatedCart): Cart => ({
  ...cart,
  coupons: cart.coupons.filter(
    ({ id, source }) => source === 'manual' || couponStates.get(id)?.state === 'valid',
  ),
})

/** Evaluates a cart; if a line has an id that the menu lacks, the valid rest of it. `session`: the one that it is added to. */
export const evaluateOrRebuild = (
  cart: Cart,
  context: CartContext,
  session?: TableSession,
): CartEvaluation => {
  const evaluated = evaluateRest(cart, context)
  const bill = wholeBill(session, asSent(evaluated), evaluated.result, context)
  return bill ? { ...evaluated, bill } : evaluated
}
