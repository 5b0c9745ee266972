import type { Product } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'

/** Returns whether staff may say a price of a dish whose price is open (CAT-6.1). */
export const isOpenPrice = (
  { price: least, openPrice }: Pick<Product, 'price' | 'openPrice'>,
  price: number,
): boolean => price >= least && price <= (openPrice?.most ?? Infinity)

/** Returns a price as a line has it: how much more than the least one (CAT-6.3). */
export const openKeyOf = ({ price: least }: Pick<Product, 'price'>, price: number): number =>
  fromCents(toCents(price) - toCents(least))

/** Returns the price that staff said of a line; undefined if they said none. */
export const saidPrice = (
  { price: least }: Pick<Product, 'price'>,
  openKey: unknown,
): number | undefined =>
  typeof openKey === 'number' ? fromCents(toCents(least) + toCents(openKey)) : undefined
