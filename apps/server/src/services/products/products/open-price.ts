import type { Product } from '@comanda/contract'

/** Returns whether a price is one that staff may say of a product with an open price (CAT-6.1). */
export const isWithin = (
  { price: least, openPrice }: Pick<Product, 'price' | 'openPrice'>,
  price: number,
): boolean => price >= least && price <= (openPrice?.most ?? Infinity)
