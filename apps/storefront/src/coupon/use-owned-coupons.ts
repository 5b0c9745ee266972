import { type Loaded, useChanges, useLoaded } from '@comanda/client/react'
import type { UserCoupon } from '@comanda/contract'
import { useDiner } from '../data/client-context.tsx'
import { useAuthentication } from '../data/use-store.ts'

/** The coupons of the member, the latest first; events of the server keep them true. */
export const useOwnedCoupons = (): Loaded<readonly UserCoupon[]> => {
  const { client } = useDiner()
  const { user } = useAuthentication()
  const { service } = client.connection
  const loaded = useLoaded(user?._id, () =>
    service('userCoupons').find({ user: user?._id, $sort: { createTime: -1 } }),
  )
  useChanges(loaded.reload, 'userCoupons')
  return loaded
}
