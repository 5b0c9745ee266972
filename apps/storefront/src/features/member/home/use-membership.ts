import { type Loaded, useLoaded } from '@comanda/client/react'
import type { AvailableBalance, AvailablePoints, User } from '@comanda/contract'
import { useDiner } from '../../../data/client-context.tsx'
import { useCatalogue } from '../../../data/use-store.ts'
import { type Standing, standingOf } from './standing.ts'

export interface Membership {
  readonly standing: Standing
  readonly points: readonly AvailablePoints[]
  readonly balances: readonly AvailableBalance[]
  readonly usableCoupons: number
}

/** Everything that the member's home shows, asked for at once. */
export const useMembership = (user: User): Loaded<Membership> => {
  const { client } = useDiner()
  const shop = useCatalogue().menu?.shop._id
  const { service } = client.connection
  return useLoaded(`${user._id} ${shop ?? ''}`, async () => {
    const [ranks, progress, points, balances, coupons] = await Promise.all([
      service('shopRanks').find(),
      service('users/spends/rankProgress').create({}),
      service('users/points/available').find({ user: user._id, ...(shop && { shop }) }),
      service('users/balance/available').find({ user: user._id }),
      service('userCoupons').find({ user: user._id, status: 'valid' }),
    ])
    const granted = (user.ranks ?? []).map(({ rank }) => rank)
    return {
      standing: standingOf(ranks, progress, granted),
      points,
      balances,
      usableCoupons: coupons.length,
    }
  })
}
