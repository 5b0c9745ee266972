import type { Product } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'

/** A product that credits the balance; it may credit more or less than it costs. */
export interface TopUpOffer {
  readonly _id: string
  readonly pay: number
  readonly get: number
}

const offerOf = ({ _id, price, topUp }: Product): readonly TopUpOffer[] =>
  topUp === undefined ? [] : [{ _id, pay: price, get: topUp }]

/** Returns the top-ups of a shop, the cheapest first. */
export const findTopUpOffers = async (
  { service }: Pick<Connection, 'service'>,
  shop: string,
): Promise<readonly TopUpOffer[]> => {
  const products = await service('products').find({ shop, topUp: { $gt: 0 } })
  return products.flatMap(offerOf).toSorted((one, other) => one.pay - other.pay)
}
