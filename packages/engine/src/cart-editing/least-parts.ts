import type { CartLine } from '../catalog/cart-line.ts'
import type { Choice } from '../catalog/product-option.ts'
import { isChoiceAvailable } from '../options/available-groups.ts'
import { choiceId } from '../options/picks.ts'
import { basePrice } from '../pricing/base-price.ts'
import { type CartContext, menuContextOf } from './cart-context.ts'

/**
 * Returns lines without a part as if each had the cheapest part of its dish, which is the least that the dish can cost: what
 * menus show of it (HALF-3.2). Other lines stay as they are.
 */
export const withLeastParts = (
  lines: readonly CartLine[],
  context: CartContext,
): readonly CartLine[] => {
  const { products, productOptions, prices } = context.menu
  const groupsOf = ({ product = '', fromProduct, options = [] }: CartLine) =>
    fromProduct === undefined
      ? (products.get(product)?.options ?? []).flatMap((id) => {
          const group = productOptions.get(id)
          const isPicked = options.some(({ option }) => option === id)
          return group?.partsPrice === undefined || isPicked ? [] : [group]
        })
      : []
  const priceOf = ({ product = '' }: Choice): number => {
    const dish = prices.products.get(product)
    return dish?.dayCents ?? (dish ? basePrice(dish, context.shop._id) : Infinity)
  }
  return lines.map((line) => {
    const groups = groupsOf(line)
    if (groups.length === 0) return line
    const menu = menuContextOf(context)
    const parts = groups.flatMap(({ _id, choices = [] }) => {
      const [least] = choices
        .filter((choice) => choice.type === 'product' && isChoiceAvailable(choice, menu))
        .toSorted((a, b) => priceOf(a) - priceOf(b))
      return least ? [{ option: _id, values: [choiceId(least)] }] : []
    })
    return { ...line, options: [...(line.options ?? []), ...parts] }
  })
}
