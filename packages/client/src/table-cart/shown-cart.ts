import type { TableCartAction, TableCartChange, TableDish } from '@comanda/contract'
import type { CartContext } from '@comanda/engine/cart'
import { editSharedCart, type SharedCart, type SharedCartEditor } from '@comanda/engine/table-cart'

/** The cart as the server has it, at a version. */
export interface BaseCart {
  readonly version: number
  readonly dishes: readonly TableDish[]
}

/** An action that the base does not have yet; `acked`: the version that has it. */
export interface PendingAction {
  readonly action: TableCartAction
  readonly acked?: number
}

/** Returns the next version of a cart, or undefined if a change between was missed. */
export const withChange = (base: BaseCart, change: TableCartChange): BaseCart | undefined => {
  if (change.version <= base.version) return base
  if (change.from !== base.version) return undefined
  const gone = new Set([...change.gone, ...change.dishes].map(({ id }) => id))
  const dishes = [...base.dishes.filter(({ id }) => !gone.has(id)), ...change.dishes]
  return {
    version: change.version,
    dishes: dishes.toSorted((one, other) => one.position - other.position),
  }
}

/** Returns the cart with the actions that it does not have yet, by the rules of the server. */
export const shownCart = (
  base: BaseCart,
  pending: readonly PendingAction[],
  by: SharedCartEditor,
  context: CartContext,
): SharedCart =>
  pending.reduce<SharedCart>(
    (cart, { action }) => editSharedCart(cart, action, by, context).cart,
    base.dishes,
  )
