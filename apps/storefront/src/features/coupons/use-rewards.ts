import { type Loaded, useConnection, useLoaded } from '@comanda/client/react'
import { loadRewards, type Rewards } from '@comanda/client/rewards'
import { useAuthentication, useCatalogue } from '../../diner/use-stores.ts'

/** Returns the rewards of the shop, with the member's points and redemptions. */
export const useRewards = (): Loaded<Rewards> => {
  const connection = useConnection()
  const { status, user } = useAuthentication()
  const shop = useCatalogue().menu?.shop._id
  const key = shop === undefined || status === 'unknown' ? undefined : `${shop} ${user?._id ?? ''}`
  const member = user && shop !== undefined ? { user: user._id, shop } : undefined
  return useLoaded(key, () => loadRewards(connection, member))
}
