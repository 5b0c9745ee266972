import type { EarlyCart } from '@comanda/client'
import { MAX_QUANTITY, sellableQuantity } from '@comanda/engine/stock'
import { dishOffer } from './dish-offer.ts'

/**
 * Adds dishes by their ids, one of each time that an id is given, once it is known what is offered. The diner sees which
 * are not offered as they are any more, or not as many of them (ROUTE-2.8).
 */
export const addEarlyDishes = (
  { cart, catalogue }: EarlyCart,
  products: readonly string[],
): void => {
  const { lines, offer } = cart.state.get()
  const { menu } = catalogue.state.get()
  const quantities = new Map<string, number>()
  for (const { product = '', quantity = 1, fromProduct } of lines)
    if (fromProduct === undefined)
      quantities.set(product, (quantities.get(product) ?? 0) + quantity)
  const isAdded = (id: string): boolean => {
    const product = menu?.products.find(({ _id }) => _id === id)
    const options = product && offer?.products.has(id) && dishOffer(product, offer).quickAdd
    if (!product || !offer || !options) return false
    const quantity = (quantities.get(id) ?? 0) + 1
    const most = Math.min(
      offer.limits?.quantity ?? MAX_QUANTITY,
      sellableQuantity(product.stock, true),
    )
    if (quantity > most) return false
    quantities.set(id, quantity)
    cart.add({ product: id, quantity: 1, options })
    return true
  }
  const missed = products.filter((id) => !isAdded(id))
  if (missed.length > 0) cart.miss(missed)
}
