import type { Gift, GiftRecord, OrderDiscount } from '@comanda/contract'
import { giftState } from '@comanda/engine/coupons'
import type { BusinessClock } from '@comanda/engine/time'
import { and, count, eq, sum } from 'drizzle-orm'
import { allEnded } from '../../../database/all-ended.ts'
import type { Database } from '../../../database/connect.ts'
import { writeBehind } from '../../../database/transaction.ts'
import { recordOf } from '../../../table-service/row.ts'
import { refused } from '../../../errors/refusal.ts'
import { newRecordId, newSecretId } from '../../../identifiers/new-id.ts'
import { orderDiscounts } from '../../../tables/order-discounts.ts'
import { lockToSpend, type LockedPoints, spendLocked } from '../../../ledgers/points/take-points.ts'
import { couponRecord } from '../user-coupons/queries/owned-coupons.ts'
import { type UserCouponRow, userCoupons } from '../../../tables/user-coupons.ts'
import { giftRefusal } from './gift-refusal.ts'
import { giftSlots } from '../../../tables/gift-slots.ts'
import { takeOne } from '../counted/take-one.ts'
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
  const [[row], [slots]] = await allEnded([
    database
      .select({ gift: gifts, rule: orderDiscounts })
      .from(gifts)
      .innerJoin(orderDiscounts, eq(orderDiscounts._id, gifts.coupon))
      .where(eq(gifts._id, id))
      .execute(),
    database
      .select({ left: sum(giftSlots.quantity) })
      .from(giftSlots)
      .where(eq(giftSlots.item, id))
      .execute(),
  ])
  if (!row) return undefined
  const { gift } = row
  const left = gift.quantity === null ? null : Number(slots?.left ?? 0)
  return {
    gift: recordOf({ ...gift, quantity: left }) as Gift,
    rule: recordOf(row.rule) as OrderDiscount,
  }
}

const redeemedBy = async (transaction: Database, user: string, gift: string): Promise<number> => {
  const [row] = await transaction
    .select({ times: count() })
    .from(giftRecords)
    .where(and(eq(giftRecords.user, user), eq(giftRecords.gift, gift)))
    .execute()
  return row?.times ?? 0
}

/** What a redemption is decided by. The member's points are locked. */
export interface RewardRead {
  readonly found: Awaited<ReturnType<typeof giftWithRule>>
  readonly locked: LockedPoints
  readonly redeemed: number
}

/** Reads what a redemption is decided by, in one round trip. Locks the member's points first, so that limits hold. */
export const readReward = async (
  transaction: Database,
  { gift, user, now }: Pick<Redeeming, 'gift' | 'user' | 'now'>,
): Promise<RewardRead> => {
  const [locked, redeemed, found] = await allEnded([
    lockToSpend(transaction, user, now),
    redeemedBy(transaction, user, gift),
    giftWithRule(transaction, gift),
  ])
  return { found, locked, redeemed }
}

/**
 * Redeems a reward for points in a transaction, which creates a coupon of the member, and takes one of a counted reward. Throws
 * refusals.
 */
export const redeemRead = async (
  transaction: Database,
  { gift: id, user, shop, session, now, field }: Redeeming,
  { found, locked, redeemed }: RewardRead,
): Promise<GiftRecord> => {
  const at = now.toISOString()
  if (!found) throw refused(giftRefusal(id, { state: 'ended' }, field))
  const { gift, rule } = found
  const { _id, timeZone, dayEnds } = shop
  const place = { shop: _id, timeZone, dayEnds, now: at, points: locked.points, redeemed }
  const standing = giftState(gift, place)
  if (standing.state !== 'redeemable') throw refused(giftRefusal(id, standing, field))
  if (gift.quantity !== undefined && !(await takeOne(transaction, giftSlots, id)))
    throw refused(giftRefusal(id, { state: 'soldOut' }, field))
  const of = { user, gift: id, shop: shop._id, session: session ?? null }
  if (gift.point > 0) {
    const spent = { ...of, type: 'redeem' as const, amount: -gift.point }
    const spending = await spendLocked(transaction, spent, locked, now)
    if ('refusal' in spending) throw refused({ ...spending.refusal, field })
  }
  const coupon: UserCouponRow = {
    _id: newSecretId(),
    holder: user,
    user,
    coupon: gift.coupon,
    gift: id,
    code: null,
    device: null,
    claimNumber: null,
    status: 'valid',
    session: null,
    shops: gift.shops ?? null,
    endDate: null,
    createTime: at,
    usedTime: null,
  }
  await writeBehind(transaction, transaction.insert(userCoupons).values(coupon).execute())
  const record = {
    _id: newRecordId(),
    ...of,
    coupon: coupon._id,
    point: gift.point,
    createTime: at,
  }
  await writeBehind(transaction, transaction.insert(giftRecords).values(record).execute())
  const { session: _session, ...given } = record
  return { ...given, coupon: couponRecord(coupon, rule) }
}

/** Reads what a redemption is decided by, and redeems. */
export const redeemGift = async (
  transaction: Database,
  redeeming: Redeeming,
): Promise<GiftRecord> =>
  redeemRead(transaction, redeeming, await readReward(transaction, redeeming))
