import type { Gift, GiftRecord, OrderDiscount } from '@comanda/contract'
import { giftState } from '@comanda/engine/coupons'
import type { BusinessClock } from '@comanda/engine/time'
import { and, count, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { recordOf } from '../../../table-service/row.ts'
import { refused } from '../../../errors/refusal.ts'
import { newRecordId, newSecretId } from '../../../identifiers/new-id.ts'
import { orderDiscounts } from '../../../tables/order-discounts.ts'
import { lockPoints } from '../../../ledgers/points/lock-points.ts'
import { takePoints } from '../../../ledgers/points/take-points.ts'
import { couponRecord } from '../user-coupons/queries/owned-coupons.ts'
import { userCoupons } from '../../../tables/user-coupons.ts'
import { giftRefusal } from './gift-refusal.ts'
import { giftSlots } from '../../../tables/gift-slots.ts'
import { takeOne } from '../counted/take-one.ts'
import { withQuantities } from '../counted/with-quantities.ts'
import { giftRecords } from '../../../tables/gift-records.ts'
import { gifts } from '../../../tables/gifts.ts'

/** A redemption: member, reward and shop. */
export interface Redeeming {
  readonly gift: string
  readonly user: string
  readonly shop: BusinessClock & { readonly _id: string }
  /** The session that uses it at once. */
  readonly session?: string | undefined
  readonly now: Date
  /** Path to the reward in the data of the call. */
  readonly field: string
}

/** A reward with its rule. */
export const giftWithRule = async (
  database: Database,
  id: string,
): Promise<{ readonly gift: Gift; readonly rule: OrderDiscount } | undefined> => {
  const [row] = await database
    .select({ gift: gifts, rule: orderDiscounts })
    .from(gifts)
    .innerJoin(orderDiscounts, eq(orderDiscounts._id, gifts.coupon))
    .where(eq(gifts._id, id))
  if (!row) return undefined
  const [gift] = await withQuantities(database, giftSlots, [row.gift])
  return { gift: recordOf(gift ?? row.gift) as Gift, rule: recordOf(row.rule) as OrderDiscount }
}

const redeemedBy = async (transaction: Database, user: string, gift: string): Promise<number> => {
  const [row] = await transaction
    .select({ times: count() })
    .from(giftRecords)
    .where(and(eq(giftRecords.user, user), eq(giftRecords.gift, gift)))
  return row?.times ?? 0
}

/**
 * Redeems a reward for points in a transaction, which creates a coupon of the member. Locks the member's points first,
 * so that limits hold, then takes one of a counted reward. Throws refusals.
 */
export const redeemGift = async (
  transaction: Database,
  { gift: id, user, shop, session, now, field }: Redeeming,
): Promise<GiftRecord> => {
  const at = now.toISOString()
  const found = await giftWithRule(transaction, id)
  if (!found) throw refused(giftRefusal(id, { state: 'ended' }, field))
  const { gift, rule } = found
  const points = await lockPoints(transaction, user, now)
  const redeemed = await redeemedBy(transaction, user, id)
  const { _id, timeZone, dayEnds } = shop
  const place = { shop: _id, timeZone, dayEnds, now: at, points, redeemed }
  const standing = giftState(gift, place)
  if (standing.state !== 'redeemable') throw refused(giftRefusal(id, standing, field))
  if (gift.quantity !== undefined && !(await takeOne(transaction, giftSlots, id)))
    throw refused(giftRefusal(id, { state: 'soldOut' }, field))
  const of = { user, gift: id, shop: shop._id, session: session ?? null }
  if (gift.point > 0) {
    const spent = { ...of, type: 'redeem' as const, amount: -gift.point }
    const spending = await takePoints(transaction, spent, now)
    if ('refusal' in spending) throw refused({ ...spending.refusal, field })
  }
  const [coupon] = await transaction
    .insert(userCoupons)
    .values({
      _id: newSecretId(),
      holder: user,
      user,
      coupon: gift.coupon,
      gift: id,
      status: 'valid',
      shops: gift.shops ?? null,
      createTime: at,
    })
    .returning()
  if (!coupon) throw new Error('the coupon of a reward was not written')
  const record = {
    _id: newRecordId(),
    ...of,
    coupon: coupon._id,
    point: gift.point,
    createTime: at,
  }
  await transaction.insert(giftRecords).values(record)
  const { session: _session, ...given } = record
  return { ...given, coupon: couponRecord(coupon, rule) }
}
