import { userCoupons, type ValidateCouponResult } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import { everybody } from '../../../policies/policy.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { inShopOfSession } from '../../../shop-directory/in-shop-of-session.ts'
import { shops } from '../../../tables/shops.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { memberId } from '../../../authentication/member-id.ts'
import { memberOfPass } from '../../../authentication/member-of-pass.ts'
import { couponCheck } from './coupon-check.ts'
import { usableCoupon } from './queries/owned-coupons.ts'

type Status = ValidateCouponResult['status']

const statuses: ReadonlySet<string> = new Set<Status>([
  'invalidCode',
  'alreadyUsed',
  'couponOutdate',
  'notCurrentShop',
])

const isStatus = (word: string): word is Status => statuses.has(word)

/** Returns the shop and the member of a session. */
const placeOf = (runtime: Runtime, session: string) =>
  inShopOfSession(runtime, session, async (inShop) => {
    const { shop, _id, user } = tableSessions
    const [row] = await runtime.reads
      .select({ shop, user })
      .from(tableSessions)
      .where(and(eq(shop, inShop), eq(_id, session)))
    return row
  })

/** `create userCoupons/validate` (CPN-1.6): returns whether the caller, or the member of a pass, can use a coupon, by itself or in a session. */
export const validate = serveCall(
  userCoupons.calls.validate,
  everybody,
  async (
    { coupon: id, session, shop, memberPass },
    { runtime, params },
  ): Promise<ValidateCouponResult> => {
    const { reads, now } = runtime
    const at = session === undefined ? undefined : await placeOf(runtime, session)
    const caller =
      memberPass === undefined
        ? memberId(params)
        : memberOfPass(runtime, memberPass, params.user?._id, shop ?? '')
    const user = at?.user ?? caller
    const coupon = await usableCoupon(reads, id, user)
    if (!coupon) return { status: 'invalidCode' }
    const [place] = await reads
      .select({ _id: shops._id, timeZone: shops.timeZone, dayEnds: shops.dayEnds })
      .from(shops)
      .where(eq(shops._id, at?.shop ?? shop ?? coupon.shops?.[0] ?? ''))
    const error = couponCheck(coupon, {
      shop: place?._id ?? '',
      timeZone: place?.timeZone,
      dayEnds: place?.dayEnds,
      session,
      user,
      now: new Date(now()).toISOString(),
      added: [],
    })
    const word = error?.slice('couponErrors.'.length) ?? 'valid'
    return { status: isStatus(word) ? word : 'valid' }
  },
)
