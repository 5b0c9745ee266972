import type { UserCoupon } from '@comanda/contract'
import { useEffect, useEffectEvent } from 'react'
import { useDiner } from '../data/client-context.tsx'
import { useAuthentication } from '../data/use-store.ts'
import { type Loaded, useLoaded } from '../loaded/use-loaded.ts'

/** The coupons of the member, the latest first; events of the server keep them true. */
export const useOwnedCoupons = (): Loaded<readonly UserCoupon[]> => {
  const { client } = useDiner()
  const { user } = useAuthentication()
  const { service } = client.connection
  const loaded = useLoaded(user?._id, () =>
    service('userCoupons').find({ user: user?._id, $sort: { createTime: -1 } }),
  )
  const onChange = useEffectEvent(() => loaded.reload())
  useEffect(() => {
    const coupons = service('userCoupons')
    const ends = [coupons.on('created', () => onChange()), coupons.on('patched', () => onChange())]
    return () => {
      for (const end of ends) end()
    }
  }, [service])
  return loaded
}
