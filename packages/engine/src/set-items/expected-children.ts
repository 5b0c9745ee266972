import type { CartLine } from '../catalog/cart-line.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import { findChoice, picksOf } from '../options/picks.ts'

/** A child that a pick of a product wants. */
export interface ExpectedChild {
  readonly option: string
  readonly choice: string
  readonly product: string
  readonly ratio: number
}

/** Returns the children that the picks of a line want. */
export const expectedChildren = (line: CartLine, context: MenuContext): readonly ExpectedChild[] =>
  (line.options ?? []).flatMap((entry) => {
    const group = context.productOptions.get(entry.option)
    return picksOf(entry).flatMap((pick) => {
      const choice = group && findChoice(group, pick.choice)
      if (choice?.type !== 'product' || choice.product === undefined) return []
      const { product } = choice
      return [{ option: entry.option, choice: pick.choice, product, ratio: pick.quantity }]
    })
  })
