import type { Product } from '@comanda/contract'
import type { MenuContext } from '@comanda/engine/catalog'
import { useDeferredValue, useMemo } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useQuote } from '../../diner/use-quote.ts'
import { dishSection } from '../../shop/section-all.ts'
import type { MenuGroup } from './menu-parts.ts'

/** Returns what one of each dish costs here and now, before discounts, as the engine prices it once it is loaded. */
export const useDishPrices = (
  groups: readonly MenuGroup[],
  context: MenuContext,
): ((product: Product) => number) => {
  // A long menu is priced between touches.
  const quote = useDeferredValue(useQuote())
  const { client } = useDiner()
  const prices = useMemo(() => {
    const products = groups.flatMap(({ dishes }) => dishes.map(({ product }) => product))
    const drafts = products.map((product) => ({
      product: product._id,
      quantity: 1,
      ...dishSection(client, product),
    }))
    // All priced dishes are in the menu of this context.
    const lines = context.products.size > 0 ? quote?.(drafts)?.lines : undefined
    return new Map(products.map(({ _id }, at) => [_id, lines?.[at]?.unitPrice]))
  }, [quote, groups, context, client])
  return (product) => prices.get(product._id) ?? product.dayPrice?.price ?? product.price
}
