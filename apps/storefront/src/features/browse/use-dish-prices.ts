import { useMemo } from 'react'
import { useDiner } from '../../data/client-context.tsx'
import { useCart, useCatalogue } from '../../data/use-store.ts'

/** What one of each product costs here and now, before discounts: the engine's own price. */
export const useDishPrices = (): ReadonlyMap<string, number> => {
  const { client } = useDiner()
  const { menu } = useCatalogue()
  const { context } = useCart()
  return useMemo(() => {
    const products = menu && context ? menu.products : []
    const result = client.cart.quote(
      products.map((product) => ({ product: product._id, quantity: 1 })),
    )
    return new Map(
      products.map((product, at) => [product._id, result?.lines[at]?.unitPrice ?? product.price]),
    )
  }, [client, menu, context])
}
