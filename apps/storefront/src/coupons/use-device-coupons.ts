import { type Loaded, useConnection, useLoaded } from '@comanda/client/react'
import { getCoupons } from '@comanda/client/rewards'
import type { UserCoupon } from '@comanda/contract'
import { useState } from 'react'
import { couponsHere } from './coupons-here.ts'

/** The coupons that a visitor claimed on this device; each is reached by its id alone. */
export const useDeviceCoupons = (): Loaded<readonly UserCoupon[]> & {
  readonly add: (coupon: UserCoupon) => void
} => {
  const connection = useConnection()
  const [ids, setIds] = useState(couponsHere.read)
  const loaded = useLoaded(ids.join(' '), () => getCoupons(connection, ids))
  return { ...loaded, add: ({ _id }) => setIds(couponsHere.add(_id)) }
}
