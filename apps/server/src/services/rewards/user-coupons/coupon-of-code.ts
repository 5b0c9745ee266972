import type { ClaimCouponData, UserCoupon } from '@comanda/contract'
import type { CouponError } from '@comanda/engine/coupons'
import { type BusinessClock, inDateRange, shopMoment } from '@comanda/engine/time'
import { plainCode } from '@comanda/shop-rules/contact'
import { NotAuthenticated } from '@feathersjs/errors'
import { and, desc, eq, sql } from 'drizzle-orm'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { newSecretId } from '../../../identifiers/new-id.ts'
import { couponCodes } from '../../../tables/coupon-codes.ts'
import { couponCodeSlots } from '../../../tables/coupon-code-slots.ts'
import { shops } from '../../../tables/shops.ts'
import { type UserCouponRow, userCoupons } from '../../../tables/user-coupons.ts'
import { takeOne } from '../counted/take-one.ts'
import { withQuantities } from '../counted/with-quantities.ts'
import { codeError } from './code-error.ts'
import type { CouponKey } from './coupon-key.ts'
import { couponRefusal } from './coupon-refusal.ts'
import { ownedCoupon } from './queries/owned-coupons.ts'
import type { Visitor } from './visitor.ts'

/** A code that is entered, by whom and for which shop. */
export interface CodeClaim {
  readonly data: Pick<ClaimCouponData, 'code' | 'shop'>
  readonly user: string | null
  /** The caller, if they have no account (CPN-7.4). */
  readonly visitor: Visitor
  readonly now: Date
}

const invalid = (code: CouponError) => refused(couponRefusal(code, { field: 'code' }))

const claimsOf = (transaction: Database, code: string, user: string) =>
  transaction
    .select()
    .from(userCoupons)
    .where(and(eq(userCoupons.holder, user), eq(userCoupons.code, code)))
    .orderBy(desc(userCoupons.createTime))

/** The coupons of a visitor's ids that were claimed. */
const claimsOfVisitor = async (
  transaction: Database,
  ids: readonly string[],
): Promise<UserCouponRow[]> => {
  const claims: UserCouponRow[] = []
  for (const id of ids) {
    const { holder, _id } = userCoupons
    const own = and(eq(holder, id), eq(_id, id))
    const [claimed] = await transaction.select().from(userCoupons).where(own)
    if (!claimed) break
    claims.push(claimed)
  }
  return claims.toReversed()
}

const nextNumber = (before: readonly UserCouponRow[]): number =>
  Math.max(0, ...before.map(({ claimNumber }) => claimNumber ?? 0)) + 1

const isInDate = (
  { endDate }: { readonly endDate: string | null },
  shop: BusinessClock,
  now: Date,
): boolean =>
  inDateRange(
    { endDate: endDate ?? undefined },
    now.getTime(),
    () => shopMoment(now.getTime(), shop).day,
  )

/**
 * Returns the code's coupon: the one claimed before while that can still be used, else a new one; undefined if another
 * call of the member claimed one at the same time, so that the limits must be checked again.
 */
const claimedCoupon = async (
  transaction: Database,
  { data, user, visitor, now }: CodeClaim,
): Promise<CouponKey | undefined> => {
  const stored = await transaction
    .select()
    .from(couponCodes)
    .where(sql`upper(${couponCodes.code}) = upper(${plainCode(data.code)})`)
  const [code] = await withQuantities(transaction, couponCodeSlots, stored)
  const [shop] = await transaction.select().from(shops).where(eq(shops._id, data.shop))
  if (!code || !shop) throw invalid('couponErrors.invalidCode')
  // A visitor has no identity to count by: only members can claim a code that is limited for each.
  if (code.limitPerUser !== null && user === null)
    throw new NotAuthenticated('Sign in first', { code: 'notAuthenticated' })
  const ids = visitor.idsOf(code.code)
  const before =
    user === null
      ? await claimsOfVisitor(transaction, ids)
      : await claimsOf(transaction, code.code, user)
  const error = codeError(code, shop, before.length, now)
  const unused = before.find(({ status }) => status === 'valid')
  if (error === 'couponErrors.alreadyUsed' && unused) return unused
  if (error) throw invalid(error)
  // An unlimited code gives one coupon at a time.
  const isUnused = code.limitPerUser === null && unused !== undefined && isInDate(unused, shop, now)
  if (isUnused) return unused
  const ends = new Date(now.getTime() + (code.days ?? 0) * 86_400_000).toISOString()
  const _id = user === null ? ids[before.length] : newSecretId()
  if (_id === undefined) throw invalid('couponErrors.alreadyUsed')
  const [coupon] = await transaction
    .insert(userCoupons)
    .values({
      _id,
      holder: user ?? _id,
      user,
      coupon: code.coupon,
      code: code.code,
      device: user === null ? visitor.device : null,
      claimNumber: user === null ? null : nextNumber(before),
      status: 'valid',
      shops: code.shops,
      endDate: code.days === null ? code.endDate : ends,
      createTime: now.toISOString(),
    })
    .onConflictDoNothing()
    .returning()
  if (!coupon) return undefined
  if (user === null) await countAttempt(transaction, visitor.limitsOf(code.code), now.getTime())
  if (code.quantity !== null && !(await takeOne(transaction, couponCodeSlots, code._id)))
    throw invalid('couponErrors.alreadyUsed')
  return coupon
}

/** Returns the coupon that a code gives a caller now (CPN-7). Throws if it gives none. */
export const couponOfCode = async (
  transaction: Database,
  claiming: CodeClaim,
): Promise<UserCoupon> => {
  let claimed: CouponKey | undefined
  // This ends: each conflict adds a claim to those that the member has.
  while (claimed === undefined) claimed = await claimedCoupon(transaction, claiming)
  const coupon = await ownedCoupon(transaction, claimed)
  if (!coupon) throw invalid('couponErrors.invalidCode')
  return coupon
}
