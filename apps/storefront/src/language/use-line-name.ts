import type { Product } from '@comanda/contract'
import type { CartLine } from '@comanda/engine/cart'
import { useNames } from './use-names.ts'

/** Returns a function that reads the name of a line: of its product, or what staff wrote. */
export const useLineName = () => {
  const name = useNames()
  return (
    { customProduct }: Pick<CartLine, 'customProduct'>,
    product: Pick<Product, 'name'> | undefined,
  ): string => {
    const own = customProduct?.name
    return typeof own === 'string' ? own : name(own ?? product?.name)
  }
}
