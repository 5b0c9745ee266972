import type { Cart } from '@comanda/client'
import type { DraftOption } from '@comanda/engine/options'

/** A dish that is added without a choice. */
export interface PlainDish {
  readonly product: string
  readonly options: readonly DraftOption[]
  /** If it is not the chosen one. */
  readonly section?: string
}

/** Sets the quantity of a dish in the cart: more are added, fewer are taken from the latest line. */
export const changeDish = (cart: Cart, { product, ...dish }: PlainDish, quantity: number): void => {
  const { lines, shared } = cart.state.get()
  const own = lines.filter(
    (line) =>
      line.product === product && line.fromProduct === undefined && line.chairId === shared?.seat,
  )
  const present = own.reduce((sum, line) => sum + (line.quantity ?? 1), 0)
  const last = own.at(-1)
  if (quantity > present || !last) cart.add({ product, quantity: 1, ...dish })
  else cart.setQuantity(last.id, (last.quantity ?? 1) - (present - quantity))
}
