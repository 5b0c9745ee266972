import { useMemo } from 'react'
import { useDiner } from '../../data/client-context.tsx'
import { useSelected } from '../../data/use-store.ts'

/** What one of each product costs here and now, before discounts: the engine's own price. */
export const useDishPrices = (): ReadonlyMap<string, number> => {
  const { catalogue, cart } = useDiner().client
  const menu = useSelected(catalogue.state, (state) => state.menu)
  const context = useSelected(cart.state, (state) => state.context)
  return useMemo(() => {
    const products = menu && context ? menu.products : []
    const result = cart.quote(products.map((product) => ({ product: product._id, quantity: 1 })))
    return new Map(
      products.map((product, at) => [product._id, result?.lines[at]?.unitPrice ?? product.price]),
    )
  }, [cart, menu, context])
}
