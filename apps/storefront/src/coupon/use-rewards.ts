import { type Loaded, useLoaded } from '@comanda/client/react'
import type { Gift } from '@comanda/contract'
import { type GiftState, giftState } from '@comanda/engine'
import { useDiner } from '../data/client-context.tsx'
import { useAuthentication, useCatalogue } from '../data/use-store.ts'

/** A reward and how it stands for the member; without one, only what holds for everybody. */
export interface Reward {
  readonly gift: Gift
  readonly state: GiftState
}

export interface Rewards {
  readonly gifts: readonly Gift[]
  /** What the member has; `undefined`: nobody is logged in. */
  readonly points: number | undefined
  /** How many of each the member took already. */
  readonly redeemed: ReadonlyMap<string, number>
}

/** The rewards of the shop, with what the member has and took. */
export const useRewards = (): Loaded<Rewards> => {
  const { client } = useDiner()
  const { status, user } = useAuthentication()
  const shop = useCatalogue().menu?.shop._id
  const { service } = client.connection
  const key = shop === undefined || status === 'unknown' ? undefined : `${shop} ${user?._id ?? ''}`
  return useLoaded(key, async () => {
    const gifts = await service('gifts').find({ $sort: { order: 1, point: 1 } })
    const redeemed = new Map<string, number>()
    if (!user || shop === undefined) return { gifts, points: undefined, redeemed }
    const [kinds, coupons] = await Promise.all([
      service('users/points/available').find({ user: user._id, shop }),
      service('userCoupons').find({ user: user._id }),
    ])
    for (const { gift, status } of coupons)
      if (gift !== undefined && status !== 'cancelled')
        redeemed.set(gift, (redeemed.get(gift) ?? 0) + 1)
    return { gifts, points: kinds.reduce((sum, { amount }) => sum + amount, 0), redeemed }
  })
}

/** How each reward stands here and now; those of other shops are left out. */
export const rewardsAt = (
  { gifts, points, redeemed }: Rewards,
  { shop, timeZone, now }: { shop: string; timeZone?: string | undefined; now: number },
): readonly Reward[] =>
  gifts
    .map((gift) => ({
      gift,
      state: giftState(gift, {
        shop,
        timeZone,
        now: new Date(now).toISOString(),
        points: points ?? Infinity,
        redeemed: redeemed.get(gift._id) ?? 0,
      }),
    }))
    .filter(({ state }) => state.state !== 'notCurrentShop')
