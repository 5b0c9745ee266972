import type { CartState } from '@comanda/client'
import { useSelected } from '@comanda/client/react'
import { useDiner } from '../../diner/diner-context.tsx'

type Lines = CartState['lines']

/** Counted once for each state of the cart. */
const counted = new WeakMap<Lines, ReadonlyMap<string, number>>()

/** Returns the quantity of each product in a cart, not counting those inside sets. */
const quantitiesOf = (lines: Lines): ReadonlyMap<string, number> => {
  const known = counted.get(lines)
  if (known) return known
  const quantities = new Map<string, number>()
  for (const { product = '', quantity = 1, fromProduct } of lines)
    if (fromProduct === undefined)
      quantities.set(product, (quantities.get(product) ?? 0) + quantity)
  counted.set(lines, quantities)
  return quantities
}

/**
 * Returns the quantity of a product in the cart, not counting those inside sets; the component follows that number alone.
 */
export const useDishQuantity = (product: string): number =>
  useSelected(useDiner().client.cart.state, ({ lines }) => quantitiesOf(lines).get(product) ?? 0)
