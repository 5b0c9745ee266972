import { findTopUpOffers, type TopUpOffer } from '@comanda/client/account'
import { type Loaded, useConnection, useLoaded } from '@comanda/client/react'
import { useCatalogue } from '../../../diner/use-stores.ts'

/** Returns the top-ups of the shop, the cheapest first. */
export const useTopUpOffers = (): Loaded<readonly TopUpOffer[]> => {
  const connection = useConnection()
  const shop = useCatalogue().menu?.shop._id
  return useLoaded(shop, () => findTopUpOffers(connection, shop ?? ''))
}
