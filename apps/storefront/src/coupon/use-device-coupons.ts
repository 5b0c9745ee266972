import type { UserCoupon } from '@comanda/contract'
import { useState } from 'react'
import { useDiner } from '../data/client-context.tsx'
import { type Loaded, useLoaded } from '../loaded/use-loaded.ts'
import { addDeviceCoupon, readDeviceCoupons } from './device-coupons.ts'

const deviceStorage = (): Pick<Storage, 'getItem' | 'setItem'> => {
  try {
    return window.localStorage
  } catch {
    return { getItem: () => null, setItem: () => undefined }
  }
}

/** The coupons that a visitor claimed on this device; each is reached by its id alone. */
export const useDeviceCoupons = (): Loaded<readonly UserCoupon[]> & {
  readonly add: (coupon: UserCoupon) => void
} => {
  const { client } = useDiner()
  const [ids, setIds] = useState(() => readDeviceCoupons(deviceStorage()))
  const loaded = useLoaded(ids.join(' '), async () => {
    const found = await Promise.allSettled(
      ids.map((id) => client.connection.service('userCoupons').get(id)),
    )
    return found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  })
  return { ...loaded, add: ({ _id }) => setIds(addDeviceCoupon(_id, deviceStorage())) }
}
