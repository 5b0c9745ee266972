import { useCallback, useMemo } from 'react'
import { useDiner } from '../../data/client-context.tsx'
import { useCart } from '../../data/use-store.ts'
import type { Dish } from './dish.ts'

/** How many of each product stand in the cart by themselves. */
const useQuantities = (): ReadonlyMap<string, number> => {
  const { lines } = useCart()
  return useMemo(() => {
    const quantities = new Map<string, number>()
    for (const { product = '', quantity = 1, fromProduct } of lines)
      if (fromProduct === undefined)
        quantities.set(product, (quantities.get(product) ?? 0) + quantity)
    return quantities
  }, [lines])
}

/** Adding to the cart from the menu, one press at a time. */
export const useDishActions = () => {
  const { client } = useDiner()
  const quantities = useQuantities()

  const add = useCallback(
    ({ product, quickAdd }: Dish) => {
      client.cart.add({ product: product._id, quantity: 1, options: quickAdd ?? [] })
    },
    [client],
  )
  const change = useCallback(
    (dish: Dish, quantity: number) => {
      const own = client.cart.state
        .get()
        .lines.filter((line) => line.product === dish.product._id && line.fromProduct === undefined)
      const present = own.reduce((sum, line) => sum + (line.quantity ?? 1), 0)
      const last = own.at(-1)
      if (quantity > present || !last) add(dish)
      else client.cart.setQuantity(last.id, (last.quantity ?? 1) - (present - quantity))
    },
    [client, add],
  )
  return { quantities, add, change }
}
