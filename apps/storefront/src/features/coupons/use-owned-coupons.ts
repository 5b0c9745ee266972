import { type Loaded, useChanges, useConnection, useLoaded } from '@comanda/client/react'
import { findOwnedCoupons } from '@comanda/client/rewards'
import type { UserCoupon } from '@comanda/contract'
import { useAuthentication } from '../../diner/use-stores.ts'

/** Returns the coupons of the member, newest first, updated by events. */
export const useOwnedCoupons = (): Loaded<readonly UserCoupon[]> => {
  const connection = useConnection()
  const { user } = useAuthentication()
  const loaded = useLoaded(user?._id, () => findOwnedCoupons(connection, user?._id ?? ''))
  useChanges(loaded.reload, 'userCoupons')
  return loaded
}
