import type { DiscountRule } from '../catalog/discount-rule.ts'
import type { Id } from '../catalog/vocabulary.ts'
import type { BusinessClock } from '../time/business-day.ts'
import { inDateRange } from '../time/date-range.ts'
import { instantOf } from '../time/instant.ts'
import { shopMoment } from '../time/shop-moment.ts'

/** A reward that members take for points; it gives the coupon `coupon` (CPN-5). */
export interface Gift {
  readonly _id: Id
  readonly coupon?: DiscountRule | Id | undefined
  /** What it costs, in points. */
  readonly point?: number | undefined
  /** How many are left; missing: without limit. */
  readonly quantity?: number | undefined
  readonly limitPerUser?: number | undefined
  readonly shops?: readonly Id[] | undefined
  readonly startDate?: string | undefined
  readonly endDate?: string | undefined
  readonly status?: string | undefined
}

/** The state of a reward for a member; `points` are the missing ones. */
export type GiftState =
  | { readonly state: 'redeemable' | 'soldOut' | 'limitReached' | 'ended' | 'notStarted' }
  | { readonly state: 'notCurrentShop' }
  | { readonly state: 'needPoints'; readonly points: number }

/** The member, place and time. `redeemed`: how many of this gift the member has redeemed. */
export interface GiftPlace extends BusinessClock {
  readonly shop: Id
  readonly now: string
  readonly points: number
  readonly redeemed: number
}

/**
 * Returns the state of a reward: ended or not started, another shop, sold out, limit reached, points missing,
 * redeemable.
 */
export const giftState = (gift: Gift, place: GiftPlace): GiftState => {
  const { startDate, endDate, shops = [], quantity = Infinity, limitPerUser = Infinity } = gift
  const instant = instantOf(place.now)
  const day = (): string => shopMoment(instant, place).day
  const isOff = gift.status !== undefined && gift.status !== 'active'
  if (isOff || !inDateRange({ endDate }, instant, day)) return { state: 'ended' }
  if (!inDateRange({ startDate }, instant, day)) return { state: 'notStarted' }
  if (shops.length > 0 && !shops.includes(place.shop)) return { state: 'notCurrentShop' }
  if (quantity < 1) return { state: 'soldOut' }
  if (place.redeemed >= limitPerUser) return { state: 'limitReached' }
  const missing = (gift.point ?? 0) - place.points
  return missing > 0 ? { state: 'needPoints', points: missing } : { state: 'redeemable' }
}
