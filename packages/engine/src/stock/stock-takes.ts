import type { CartLine } from '../catalog/cart-line.ts'
import type { MenuContext } from '../catalog/menu-context.ts'
import type { Product } from '../catalog/product.ts'
import type { Id } from '../catalog/vocabulary.ts'
import { picksOf, quantityOf } from '../options/picks.ts'
import type { CountedStock } from './stock-level.ts'

/** What a line takes from one stock. */
export interface StockTake {
  /** Which stock: the same for every line that takes from it. */
  readonly key: string
  readonly stock: CountedStock | undefined
  readonly units: number
}

const valueTakes = (
  product: Product,
  group: Id,
  choice: Id,
  units: number,
  context: MenuContext,
): readonly StockTake[] => {
  const takes: StockTake[] = []
  const { stock } = product
  const own = stock?.productOptions
    ?.find((entry) => entry.productOption === group)
    ?.values?.find((value) => value._id === choice)
  if (stock && own)
    takes.push({
      key: `${product._id}:${group}:${choice}`,
      stock: { ...stock, quantity: own.quantity },
      units,
    })
  const groupStock = context.productOptions.get(group)?.stock
  const ofGroup = groupStock?.values?.find((value) => value._id === choice)
  if (groupStock && ofGroup)
    takes.push({
      key: `${group}:${choice}`,
      stock: { ...groupStock, quantity: ofGroup.quantity },
      units,
    })
  return takes
}

/** What a line takes: of its product, and of each choice that is counted. Its set children take for themselves. */
export const stockTakes = (line: CartLine, context: MenuContext): readonly StockTake[] => {
  const product = context.products.get(line.product ?? '')
  if (!product) return []
  const quantity = line.quantity ?? 1
  return [
    { key: product._id, stock: product.stock, units: quantity },
    ...(line.options ?? []).flatMap((entry) => {
      const picks = picksOf(entry)
      const choices = [...new Set(picks.map((pick) => pick.choice))]
      return choices.flatMap((choice) =>
        valueTakes(product, entry.option, choice, quantityOf(picks, choice) * quantity, context),
      )
    }),
  ]
}
