import { type Loaded, useLoaded } from '@comanda/client/react'
import type { UserCoupon } from '@comanda/contract'
import { useState } from 'react'
import { useDiner } from '../data/client-context.tsx'
import { addDeviceCoupon, readDeviceCoupons } from './device-coupons.ts'
import { deviceStorage } from './device-storage.ts'
import { loadDeviceCoupons } from './load-device-coupons.ts'

/** The coupons that a visitor claimed on this device; each is reached by its id alone. */
export const useDeviceCoupons = (): Loaded<readonly UserCoupon[]> & {
  readonly add: (coupon: UserCoupon) => void
} => {
  const { client } = useDiner()
  const [ids, setIds] = useState(() => readDeviceCoupons(deviceStorage()))
  const loaded = useLoaded(ids.join(' '), () => loadDeviceCoupons(client, ids))
  return { ...loaded, add: ({ _id }) => setIds(addDeviceCoupon(_id, deviceStorage())) }
}
