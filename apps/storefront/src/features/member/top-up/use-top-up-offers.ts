import { type Loaded, useLoaded } from '@comanda/client/react'
import type { Product } from '@comanda/contract'
import { useDiner } from '../../../data/client-context.tsx'
import { useCatalogue } from '../../../data/use-store.ts'

/** What can be bought for the balance: a product that credits more or less than it costs. */
export interface TopUpOffer {
  readonly _id: string
  readonly pay: number
  readonly get: number
}

const offersOf = (products: readonly Product[]): readonly TopUpOffer[] =>
  products
    .flatMap(({ _id, price, topUp }) =>
      topUp === undefined ? [] : [{ _id, pay: price, get: topUp }],
    )
    .toSorted((a, b) => a.pay - b.pay)

/** The top-ups of the shop, the smallest first. */
export const useTopUpOffers = (): Loaded<readonly TopUpOffer[]> => {
  const { client } = useDiner()
  const shop = useCatalogue().menu?.shop._id
  return useLoaded(shop, async () =>
    offersOf(await client.connection.service('products').find({ shop, topUp: { $gt: 0 } })),
  )
}
