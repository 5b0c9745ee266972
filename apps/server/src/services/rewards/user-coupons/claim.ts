import {
  type ClaimCouponData,
  type UserCoupon,
  userCoupons as description,
} from '@comanda/contract'
import { callerAddress } from '../../../authentication/caller-address.ts'
import { callerIdentity } from '../../../authentication/caller-identity.ts'
import { callerOrigin } from '../../../authentication/caller-origin.ts'
import { countAttempt, takeBackAttempt } from '../../../authentication/rate-limit.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { everybody } from '../../../policies/policy.ts'
import { once } from '../../../idempotency/once.ts'
import { newSecretId } from '../../../identifiers/new-id.ts'
import { memberId } from '../../../authentication/member-id.ts'
import { type Visitor, visitorOf } from './visitor.ts'
import { type CodeClaim, couponOfCode } from './coupon-of-code.ts'

/** Wrong codes that may be tried in 15 minutes: by one device, and from one address, which the guests of a shop share. */
const mostPerDevice = 20
const mostPerAddress = 100
/** Coupons of one code that the staff of a shop add to bills without a member in 15 minutes. */
const mostAtCounter = 200

interface Claiming extends CodeClaim {
  readonly data: ClaimCouponData
  readonly caller: string
}

/** Returns the coupon of a code for a bill: its member's, or without one a coupon of its own. Throws if the code gives none. */
export const claimForBill = (
  transaction: Database,
  {
    code,
    shop,
    user,
    now,
  }: {
    readonly code: string
    readonly shop: string
    readonly user: string | null
    readonly now: Date
  },
): Promise<UserCoupon> => {
  const visitor: Visitor = {
    device: null,
    idsOf: () => [newSecretId()],
    limitsOf: (of) => [{ name: `coupons of ${of} in ${shop}`, most: mostAtCounter }],
  }
  return couponOfCode(transaction, { data: { code, shop }, user, visitor, now })
}

const claim = async (transaction: Database, claiming: Claiming): Promise<UserCoupon> => {
  const { idempotencyKey: key, ...payload } = claiming.data
  const scope = `userCoupons/claim/${claiming.user ?? ''}`
  const write = { shop: claiming.data.shop, scope, key, caller: claiming.caller, payload }
  const { answer } = await once(transaction, write, async () => ({
    answer: await couponOfCode(transaction, claiming),
  }))
  return answer
}

/**
 * `create userCoupons/claim`: returns the coupon of a code. A visitor's coupon belongs to anyone who knows its id; codes
 * limited for each member refuse visitors. Wrong codes are rate limited by device and address.
 */
export const claimCoupon = serveCall(
  description.calls.claim,
  everybody,
  async (data, { runtime: { config, database, now }, params }) => {
    const address = callerAddress(params)
    const limits = [
      { name: `couponCodes of ${callerOrigin(params)?.device ?? ''}`, most: mostPerDevice },
      { name: `couponCodes/${address}`, most: mostPerAddress },
    ]
    await countAttempt(database, limits, now())
    const user = memberId(params) ?? null
    const claiming = {
      data,
      user,
      visitor: visitorOf(config.jwtSecret, params),
      caller: callerIdentity(params),
      now: new Date(now()),
    }
    const coupon = await inTransaction(database, (transaction) => claim(transaction, claiming))
    await takeBackAttempt(database, limits)
    return coupon
  },
)
