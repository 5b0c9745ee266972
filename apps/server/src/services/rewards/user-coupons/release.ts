import {
  type ReleaseCouponsData,
  type ReleaseCouponsResult,
  userCoupons as description,
} from '@comanda/contract'
import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { kiosks } from '../../../policies/staff.ts'
import { couponCodes } from '../../../tables/coupon-codes.ts'
import { couponCodeSlots } from '../../../tables/coupon-code-slots.ts'
import { userCoupons } from '../../../tables/user-coupons.ts'
import { returnOne } from '../counted/return-one.ts'

/** How long a guest of a kiosk may have a coupon without using it, in ms. */
const leftFor = 15 * 60_000

/** Coupons that one run returns; the next run continues with the others. */
const atOnce = 500

/** Returns an unused coupon that a kiosk claimed for nobody to its code; false if it is used, gone or not such a coupon. */
const giveBack = (database: Database, id: string, device: string): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const isLeft = and(
      eq(userCoupons.holder, id),
      eq(userCoupons._id, id),
      eq(userCoupons.device, device),
      eq(userCoupons.status, 'valid'),
      isNull(userCoupons.user),
    )
    const [gone] = await transaction
      .delete(userCoupons)
      .where(isLeft)
      .returning({ code: userCoupons.code })
    if (!gone) return false
    const [code] = await transaction
      .select({ _id: couponCodes._id, quantity: couponCodes.quantity })
      .from(couponCodes)
      .where(sql`upper(${couponCodes.code}) = upper(${gone.code ?? ''})`)
    if (code && code.quantity !== null) await returnOne(transaction, couponCodeSlots, code._id)
    return true
  })

const release = async (
  database: Database,
  { coupons }: ReleaseCouponsData,
  device: string,
): Promise<ReleaseCouponsResult> => {
  let released = 0
  for (const id of new Set(coupons)) if (await giveBack(database, id, device)) released += 1
  return { released }
}

/** Returns what the guests of kiosks left for 15 minutes to its codes; the number of coupons (KIOSK-6.7). */
export const releaseLeftCoupons = async (database: Database, now: Date): Promise<number> => {
  const { _id, device, status, createTime } = userCoupons
  const left = await database
    .select({ _id, device })
    .from(userCoupons)
    .where(
      and(
        isNotNull(device),
        eq(status, 'valid'),
        lt(createTime, new Date(now.getTime() - leftFor).toISOString()),
      ),
    )
    .limit(atOnce)
  let released = 0
  for (const one of left)
    if (one.device !== null && (await giveBack(database, one._id, one.device))) released += 1
  return released
}

/** `create userCoupons/release`: a visit at a kiosk is over, and its coupons return to their codes (KIOSK-6.7). */
export const releaseCoupons = serveCall(
  description.calls.release,
  kiosks,
  (data, { runtime: { database }, params }) => release(database, data, params.user?._id ?? ''),
)
