import type { CartLine } from '../catalog/cart-line.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import { cartIssues } from './cart-issues.ts'

/** Why an order is not placed (CART-5.1). */
export type PlaceOrderError = 'Cart invalid'

/** Whether a cart may be ordered: not empty, and every line valid. */
export const isCartValid = (
  lines: readonly CartLine[],
  context: MenuContext,
  updating?: ReadonlySet<string>,
): boolean => lines.length > 0 && cartIssues(lines, context, updating).length === 0

/** Returns `Cart invalid` if an order cannot be placed. A topUp order is placed with any cart. */
export const placeOrderError = (
  lines: readonly CartLine[],
  context: MenuContext,
  updating?: ReadonlySet<string>,
): PlaceOrderError | undefined =>
  context.orderType === 'topUp' || isCartValid(lines, context, updating)
    ? undefined
    : 'Cart invalid'
