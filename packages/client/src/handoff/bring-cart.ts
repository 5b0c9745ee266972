import type { HandedCart } from '@comanda/contract'
import type { CartLine, OrderAgain } from '@comanda/engine/cart'
import { topLines } from '@comanda/engine/set-items'
import type { Cart } from '../cart/cart.ts'
import type { CartChange } from '../cart/cart-changes.ts'
import type { CartState } from '../cart/cart-state.ts'

/** Returns where a line is in the cart: it may have been merged into an identical one. */
const lineIn = (
  { lines }: CartState,
  made: CartLine | undefined,
  before: ReadonlyMap<string, number | undefined>,
): string | undefined =>
  made &&
  (
    lines.find(({ id }) => id === made.id) ??
    lines.find(
      ({ id, product, quantity = 1 }) =>
        product === made.product && quantity > (before.get(id) ?? 0),
    )
  )?.id

/** Returns what the menu has changed since the cart was handed over, as the cart shows it (CART-7.7). */
const changesOf = (
  { gone, changed, repriced, lines: made }: OrderAgain,
  now: CartState,
  before: ReadonlyMap<string, number | undefined>,
): readonly CartChange[] => {
  const nameOf = (product: string | undefined) => now.offer?.products.get(product ?? '')?.name
  const found = (id: string) => {
    const line = made.find((one) => one.id === id)
    const at = lineIn(now, line, before)
    return at === undefined ? [] : [{ line: at, name: nameOf(line?.product) }]
  }
  const invalid = changed.filter((one) => one.invalid > 0)
  return [
    ...gone.map(({ line }) => ({
      code: 'gone' as const,
      line: line.id,
      name: nameOf(line.product),
    })),
    ...invalid.flatMap(({ line }) =>
      found(line).map((at) => ({ code: 'options' as const, ...at })),
    ),
    ...repriced
      .filter(({ line }) => invalid.every((one) => one.line !== line))
      .flatMap(({ line, before: was, now: after }) =>
        found(line).map((at) => ({ code: 'price' as const, ...at, before: was, after })),
      ),
  ]
}

/** Removes what the guest has chosen: of a cart that a table shares, only their own. */
const empty = (cart: Cart): void => {
  const { lines, shared } = cart.state.get()
  if (!shared) return cart.clear()
  for (const { id } of topLines(lines).filter(({ chairId }) => chairId === shared.seat))
    cart.remove(id)
}

/**
 * Puts a handed cart into the cart, as if its lines were chosen here, and lists what has changed since (HANDOFF-3.3). Returns false,
 * and does nothing, until the shop's menu and the engine are loaded.
 */
export const bringCart = (cart: Cart, handed: HandedCart, isReplacing: boolean): boolean => {
  const { place, isLocked } = cart.state.get()
  if (place?.shop !== handed.shop || isLocked) return false
  const again = cart.orderAgain({
    products: handed.lines.map(({ menuPrice, ...line }) => {
      const { quantity = 1 } = line
      return {
        ...line,
        quantity,
        ...(menuPrice === undefined ? {} : { relatedTreePrice: menuPrice * quantity }),
      }
    }),
  })
  if (!again) return false
  if (isReplacing) empty(cart)
  const before = new Map(cart.state.get().lines.map(({ id, quantity = 1 }) => [id, quantity]))
  const known = cart.changes.get()
  cart.addLines(again.lines)
  cart.changes.set([...known, ...changesOf(again, cart.state.get(), before)])
  return true
}
