import type { Cart } from '@comanda/client'
import type { Dish } from './dish.ts'

/** Adds one of a dish as it is offered without a choice. */
export const addDish = (cart: Cart, { product, quickAdd }: Dish): void => {
  cart.add({ product: product._id, quantity: 1, options: quickAdd ?? [] })
}

/** Makes it so many of a dish in the cart: more are added, fewer are taken from the latest line. */
export const changeDish = (cart: Cart, dish: Dish, quantity: number): void => {
  const own = cart.state
    .get()
    .lines.filter((line) => line.product === dish.product._id && line.fromProduct === undefined)
  const present = own.reduce((sum, line) => sum + (line.quantity ?? 1), 0)
  const last = own.at(-1)
  if (quantity > present || !last) addDish(cart, dish)
  else cart.setQuantity(last.id, (last.quantity ?? 1) - (present - quantity))
}
