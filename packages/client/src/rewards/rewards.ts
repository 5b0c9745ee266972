import type { Gift } from '@comanda/contract'
import { type GiftState, giftState } from '@comanda/engine/coupons'
import type { BusinessClock } from '@comanda/engine/time'
import { findPoints, totalPoints } from '../member/points.ts'
import type { Connection } from '../connection/connection.ts'

/** A reward and its status; for a visitor only the part that does not depend on a member. */
export interface Reward {
  readonly gift: Gift
  readonly state: GiftState
}

export interface Rewards {
  readonly gifts: readonly Gift[]
  /** The points of the member; `undefined` if nobody is logged in. */
  readonly points: number | undefined
  /** How many of each gift the member has redeemed. */
  readonly redeemed: ReadonlyMap<string, number>
}

/** Returns all gifts in display order. */
export const findGifts = ({ service }: Pick<Connection, 'service'>): Promise<readonly Gift[]> =>
  service('gifts').find({ $sort: { order: 1, point: 1 } })

/** Loads the gifts, a member's points at a shop, and the member's redemptions. */
export const loadRewards = async (
  connection: Pick<Connection, 'service'>,
  member?: { readonly user: string; readonly shop: string },
): Promise<Rewards> => {
  const redeemed = new Map<string, number>()
  if (!member) return { gifts: await findGifts(connection), points: undefined, redeemed }
  const { user, shop } = member
  const [gifts, points, coupons] = await Promise.all([
    findGifts(connection),
    findPoints(connection, user, shop),
    connection.service('userCoupons').find({ user }),
  ])
  for (const { gift, status } of coupons)
    if (gift !== undefined && status !== 'cancelled')
      redeemed.set(gift, (redeemed.get(gift) ?? 0) + 1)
  return { gifts, points: totalPoints(points), redeemed }
}

/** Returns the rewards of a shop with their status at a moment. */
export const rewardsAt = (
  { gifts, points, redeemed }: Rewards,
  { _id: shop, timeZone, dayEnds }: BusinessClock & { readonly _id: string },
  now: number,
): readonly Reward[] =>
  gifts
    .map((gift) => ({
      gift,
      state: giftState(gift, {
        shop,
        timeZone,
        dayEnds,
        now: new Date(now).toISOString(),
        points: points ?? Infinity,
        redeemed: redeemed.get(gift._id) ?? 0,
      }),
    }))
    .filter(({ state }) => state.state !== 'notCurrentShop')
