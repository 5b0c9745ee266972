// Editing, evaluating and checking out a cart; stored carts and earlier orders.

export type { CartAction } from '../cart-editing/cart-action.ts'
export {
  type CartContext,
  lineMakerOf,
  menuContextOf,
  priceOrderOf,
} from '../cart-editing/cart-context.ts'
export { checkoutCart } from '../cart-editing/checkout-cart.ts'
export { type CompiledMenu, compileMenu } from '../cart-editing/compiled-menu.ts'
export { editCart, type EditedCart } from '../cart-editing/edit-cart.ts'
export {
  evaluateCart,
  type EvaluatedCart,
  quoteCart,
  quoteLines,
} from '../cart-editing/evaluate-cart.ts'
export { sentCart } from '../cart-editing/sent-cart.ts'
export { makeLines, type NewLine } from '../cart/add-line.ts'
export { cartCount } from '../cart/cart-count.ts'
export type { CartIssue } from '../cart/cart-issues.ts'
export { type OrderAgain, orderAgain } from '../cart/order-again.ts'
export { type RestoreMessage, restoreMessages } from '../cart/restore-messages.ts'
export type { GoneLine } from '../cart/restore-lines.ts'
export { belongsHere, readSavedCart, type SavedCart } from '../cart/saved-cart.ts'
export { isOfItsOwn } from '../cart/special-line.ts'
export type { CartLine } from '../catalog/cart-line.ts'
export type { Cart } from '../coupons/cart-coupon.ts'
