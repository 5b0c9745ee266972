import type { ClaimCouponData, UserCoupon } from '@comanda/contract'
import type { CouponError } from '@comanda/engine/coupons'
import { type BusinessClock, inDateRange, shopMoment } from '@comanda/engine/time'
import { plainCode } from '@comanda/shop-rules/contact'
import { NotAuthenticated } from '@feathersjs/errors'
import { sql } from 'drizzle-orm'
import { countAttempt } from '../../../authentication/rate-limit.ts'
import { allEnded } from '../../../database/all-ended.ts'
import type { Database } from '../../../database/connect.ts'
import { preparedInsert } from '../../../database/prepared-insert.ts'
import { refused } from '../../../errors/refusal.ts'
import { newSecretId } from '../../../identifiers/new-id.ts'
import { couponCodeSlots } from '../../../tables/coupon-code-slots.ts'
import { type UserCouponRow, userCoupons } from '../../../tables/user-coupons.ts'
import { takeOne } from '../counted/take-one.ts'
import { codeError } from './code-error.ts'
import { couponRefusal } from './coupon-refusal.ts'
import { couponRecord, ownedCoupon } from './queries/owned-coupons.ts'
import { type CodeOffer, readOffer } from './queries/read-offer.ts'
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

const insertCoupons = preparedInsert('claim_coupon', userCoupons, [], sql`on conflict do nothing`)

/** Reads what a code offers to a caller now. */
export const offerOf = (
  transaction: Database,
  { data, user, visitor }: CodeClaim,
): Promise<CodeOffer> => {
  const code = plainCode(data.code).toUpperCase()
  const { shop } = data
  return readOffer(
    transaction,
    { code, shop },
    user === null ? { ids: visitor.idsOf(code) } : { user },
  )
}

/** Another call of the member claimed a coupon at the same time: the transaction begins again, and sees it. */
class ClaimedMeanwhile extends Error {
  readonly code = '40001'
}

/** Returns the coupon that an offer gives (CPN-7): the one claimed before while that can still be used, else a new one. Throws if it gives none. */
export const takeOffer = async (
  transaction: Database,
  { user, visitor, now }: CodeClaim,
  { code, rule, shop, before }: CodeOffer,
): Promise<UserCoupon> => {
  if (!code || !shop) throw invalid('couponErrors.invalidCode')
  // A visitor has no identity to count by: only members can claim a code that is limited for each.
  if (code.limitPerUser !== null && user === null)
    throw new NotAuthenticated('Sign in first', { code: 'notAuthenticated' })
  const error = codeError(code, shop, before.length, now)
  const unused = before.find(({ status }) => status === 'valid')
  // An unlimited code gives one coupon at a time.
  const isUnused = code.limitPerUser === null && unused !== undefined && isInDate(unused, shop, now)
  if (unused && (error === 'couponErrors.alreadyUsed' || (!error && isUnused))) {
    const claimed = await ownedCoupon(transaction, unused)
    if (!claimed) throw invalid('couponErrors.invalidCode')
    return claimed
  }
  if (error) throw invalid(error)
  if (!rule) throw invalid('couponErrors.invalidCode')
  const ends = new Date(now.getTime() + (code.days ?? 0) * 86_400_000).toISOString()
  const _id = user === null ? visitor.idsOf(code.code)[before.length] : newSecretId()
  if (_id === undefined) throw invalid('couponErrors.alreadyUsed')
  const coupon: UserCouponRow = {
    _id,
    holder: user ?? _id,
    user,
    coupon: code.coupon,
    gift: null,
    code: code.code,
    device: user === null ? visitor.device : null,
    claimNumber: user === null ? null : nextNumber(before),
    status: 'valid',
    session: null,
    shops: code.shops,
    endDate: code.days === null ? code.endDate : ends,
    createTime: now.toISOString(),
    usedTime: null,
  }
  const [inserted, isTaken] = await allEnded([
    insertCoupons(transaction, [coupon]),
    code.quantity === null || takeOne(transaction, couponCodeSlots, code._id),
    user === null && countAttempt(transaction, visitor.limitsOf(code.code), now.getTime()),
  ])
  if (inserted === 0) throw new ClaimedMeanwhile('Another call has claimed a coupon.')
  if (!isTaken) throw invalid('couponErrors.alreadyUsed')
  return couponRecord(coupon, rule)
}

/** Returns the coupon that a code gives a caller now. Throws if it gives none. */
export const couponOfCode = async (
  transaction: Database,
  claiming: CodeClaim,
): Promise<UserCoupon> => takeOffer(transaction, claiming, await offerOf(transaction, claiming))
