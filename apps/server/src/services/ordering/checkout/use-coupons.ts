import type { GiftRecord } from '@comanda/contract'
import type { CartLine } from '@comanda/engine/cart'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { redeemGift } from '../../rewards/gifts/redeem-gift.ts'
import { couponRefusal } from '../../rewards/user-coupons/coupon-refusal.ts'
import { type CouponKey, couponKey } from '../../rewards/user-coupons/coupon-key.ts'
import { takeCoupons } from '../../rewards/user-coupons/queries/take-coupons.ts'
import type { SessionDiscount } from '../../../tables/table-sessions.ts'
import type { RequestedCoupon } from './requested-coupons.ts'
import type { Checkout } from './checkout.ts'

/** Coupons that an order used, and its lines, which name them. */
export interface UsedCoupons {
  readonly discounts: readonly SessionDiscount[]
  readonly lines: readonly CartLine[]
}

/** Redeems the rewards in the order of their ids; each creates a coupon. */
const redeemed = async (
  transaction: Database,
  { menu, state, member, now }: Checkout,
  requested: readonly RequestedCoupon[],
): Promise<ReadonlyMap<string, GiftRecord>> => {
  const records = new Map<string, GiftRecord>()
  const rewards = requested.filter(({ source }) => source === 'gift')
  for (const { id: gift, field } of rewards.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const { shop } = menu
    const of = { gift, user: member ?? '', shop, session: state.row._id, now, field }
    records.set(gift, await redeemGift(transaction, of))
  }
  return records
}

/**
 * Marks the coupons of an order used and redeems its rewards, in the order's transaction: a coupon that was used
 * concurrently is refused, which rolls the order back. Lines of a reward get the id of its coupon.
 */
export const useCoupons = async (
  transaction: Database,
  checkout: Checkout,
  requested: readonly RequestedCoupon[],
  lines: readonly CartLine[],
): Promise<UsedCoupons> => {
  if (requested.length === 0) return { discounts: [], lines }
  const { row } = checkout.state
  const take = (keys: readonly CouponKey[]) => takeCoupons(transaction, keys, row._id, checkout.now)
  const coupons = requested.filter(({ source }) => source === 'coupon')
  const taken = await take(coupons.map(couponKey))
  const lost = coupons.find(({ id }) => !taken.has(id))
  if (lost)
    throw refused(
      couponRefusal('couponErrors.alreadyUsed', {
        field: lost.field,
        detail: { coupon: lost.id },
      }),
    )
  const records = await redeemed(transaction, checkout, requested)
  const idOf = ({ id }: { readonly id: string }): string => records.get(id)?.coupon._id ?? id
  await take([...records.values()].map(({ user, coupon }) => ({ _id: coupon._id, holder: user })))
  return {
    discounts: requested.map((one) => ({
      id: idOf(one),
      source: one.source,
      coupon: one.rule,
      order: checkout.orderId,
      ...(one.user === undefined ? {} : { user: one.user }),
      ...(one.code === undefined ? {} : { code: one.code }),
    })),
    lines: lines.map((line) =>
      line.fromCoupon === undefined || !records.has(line.fromCoupon)
        ? line
        : { ...line, fromCoupon: idOf({ id: line.fromCoupon }) },
    ),
  }
}
