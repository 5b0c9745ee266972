import { type Loaded, useConnection, useLoaded } from '@comanda/client/react'
import { getCoupons } from '@comanda/client/rewards'
import type { UserCoupon } from '@comanda/contract'
import { useState } from 'react'
import { localCoupons } from './local-coupons.ts'

/** Returns the coupons that a visitor claimed on this device; each is read by its id alone. */
export const useDeviceCoupons = (): Loaded<readonly UserCoupon[]> & {
  readonly add: (coupon: UserCoupon) => void
} => {
  const connection = useConnection()
  const [ids, setIds] = useState(localCoupons.read)
  const loaded = useLoaded(ids.join(' '), () => getCoupons(connection, ids))
  return { ...loaded, add: ({ _id }) => setIds(localCoupons.add(_id)) }
}
