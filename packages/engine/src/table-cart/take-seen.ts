import { splitLine } from '../cart/split-line.ts'
import type { CartLine } from '../catalog/cart-line.ts'
import { treeIds } from '../set-items/line-tree.ts'
import type { SharedCart, SharedDish } from './shared-cart.ts'

/** A dish as the guest saw it who orders it. */
export interface SeenDish {
  readonly id: string
  readonly revision: number
  readonly quantity: number
}

/** A dish that is not as it was seen: removed, changed, or less of it. */
export interface SeenChange {
  readonly line: string
  readonly kind: 'gone' | 'changed' | 'less'
  readonly by?: string
  /** How much there is. */
  readonly quantity?: number
}

/** What an order takes of a shared cart. */
export interface TakenDishes {
  /** The lines that are ordered: exactly those that were seen. */
  readonly sent: readonly CartLine[]
  /** What is left for the next order: dishes that were not seen, and what is more of those that were. */
  readonly rest: SharedCart
  /** Why nothing can be ordered; empty if it can. */
  readonly changes: readonly SeenChange[]
}

const changeOf = (dish: SharedDish | undefined, seen: SeenDish): SeenChange | undefined => {
  const line = seen.id
  if (!dish) return { line, kind: 'gone' }
  if (dish.revision !== seen.revision) return { line, kind: 'changed', by: dish.by }
  const quantity = dish.lines[0]?.quantity ?? 1
  return quantity < seen.quantity ? { line, kind: 'less', by: dish.by, quantity } : undefined
}

/** Divides a dish: as many units as were seen keep its id, the others become a dish of their own in its place. */
const divided = (
  dish: SharedDish,
  quantity: number,
  newId: () => string,
): { readonly sent: readonly CartLine[]; readonly rest: readonly SharedDish[] } => {
  const more = (dish.lines[0]?.quantity ?? 1) - quantity
  const split = more > 0 ? splitLine(dish.lines, dish.id, more, newId) : undefined
  if (!split || 'error' in split) return { sent: dish.lines, rest: [] }
  const off = treeIds(split.lines, split.line)
  return {
    sent: split.lines.filter(({ id }) => !off.has(id)),
    rest: [
      { ...dish, id: split.line, revision: 0, lines: split.lines.filter(({ id }) => off.has(id)) },
    ],
  }
}

/**
 * Returns what an order of the dishes that its sender saw takes of a shared cart (TABLE-3.1): those, in their quantities, or
 * nothing if any is not as it was. What others have added since stays.
 */
export const takeSeen = (
  cart: SharedCart,
  seen: readonly SeenDish[],
  newId: () => string,
): TakenDishes => {
  const wanted = new Map(seen.map((one) => [one.id, one]))
  const known = new Map(cart.map((dish) => [dish.id, dish]))
  const changes = seen.flatMap((one) => changeOf(known.get(one.id), one) ?? [])
  if (changes.length > 0) return { sent: [], rest: cart, changes }
  const parts = cart.map((dish) => {
    const one = wanted.get(dish.id)
    return one ? divided(dish, one.quantity, newId) : { sent: [], rest: [dish] }
  })
  return {
    sent: parts.flatMap(({ sent }) => sent),
    rest: parts.flatMap(({ rest }) => rest),
    changes,
  }
}
