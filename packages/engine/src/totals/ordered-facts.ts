import type { OrderedFacts } from '../catalog/cart-line.ts'
import { fromCents } from '../money/cents.ts'
import type { Item } from '../kernel/item.ts'
import type { PricedLine } from '../kernel/priced-line.ts'
import type { OpenOrder } from './open-order.ts'
import type { PriceBook } from './price-book.ts'

const factsOf = (node: PricedLine, item: Item | undefined, book: PriceBook): OrderedFacts => {
  const { line, parts } = node
  const taxClass = (line.ordered ?? book.products.get(line.product ?? ''))?.taxClass
  const of = line.ordered ?? line.customProduct ?? book.products.get(line.product ?? '')
  return {
    productPart: fromCents(parts.productPart),
    enjoying: fromCents(parts.enjoying),
    other: fromCents(parts.other),
    ...(of?.category == null ? {} : { category: of.category }),
    ...(of?.subCategory == null ? {} : { subCategory: of.subCategory }),
    ...(taxClass == null ? {} : { taxClass }),
    discountable: node.reachable,
    freeSurcharge: item?.freeSurcharge ?? false,
    ...(parts.rate === undefined ? {} : { rate: fromCents(parts.rate) }),
  }
}

/**
 * What is agreed when the lines of an order are ordered now, by line id: with these as `ordered` they keep their price
 * whatever becomes of the catalogue (PRICE-3.6).
 */
export const orderedFacts = (
  { lines, items }: Pick<OpenOrder, 'lines' | 'items'>,
  book: PriceBook,
): ReadonlyMap<string, OrderedFacts> =>
  new Map(lines.map((node) => [node.line.id, factsOf(node, items[node.item], book)]))
