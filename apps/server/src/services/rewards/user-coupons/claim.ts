import {
  type ClaimCouponData,
  type UserCoupon,
  userCoupons as description,
} from '@comanda/contract'
import { callerAddress } from '../../../authentication/caller-address.ts'
import { callerIdentity } from '../../../authentication/caller-identity.ts'
import { callerOrigin } from '../../../authentication/caller-origin.ts'
import { countFailures } from '../../../authentication/count-failures.ts'
import { allEnded } from '../../../database/all-ended.ts'
import type { Database } from '../../../database/connect.ts'
import type { Sent } from '../../../database/transaction.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import { everybody } from '../../../policies/policy.ts'
import { answerSent, claimWrite } from '../../../idempotency/once.ts'
import { newSecretId } from '../../../identifiers/new-id.ts'
import { memberId } from '../../../authentication/member-id.ts'
import { type Visitor, visitorOf } from './visitor.ts'
import { type CodeClaim, couponOfCode, offerOf, takeOffer } from './coupon-of-code.ts'

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

const claim = async (transaction: Database, claiming: Claiming): Promise<Sent<UserCoupon>> => {
  const { idempotencyKey: key, ...payload } = claiming.data
  const scope = `userCoupons/claim/${claiming.user ?? ''}`
  const write = { shop: claiming.data.shop, scope, key, caller: claiming.caller, payload }
  const [claimed, offer] = await allEnded([
    claimWrite(transaction, write),
    offerOf(transaction, claiming),
  ])
  if ('answer' in claimed) return { sent: Promise.resolve(claimed.answer as UserCoupon) }
  const answer = await takeOffer(transaction, claiming, offer)
  const { sent } = answerSent(transaction, claimed, { answer })
  return { sent: sent.then(() => answer) }
}

/**
 * `create userCoupons/claim`: returns the coupon of a code. A visitor's coupon belongs to anyone who knows its id; codes
 * limited for each member refuse visitors. Wrong codes are rate limited by device and address.
 */
export const claimCoupon = serveCall(
  description.calls.claim,
  everybody,
  (data, { runtime, params }) => {
    const { config, database, now } = runtime
    const claiming = {
      data,
      user: memberId(params) ?? null,
      visitor: visitorOf(config.jwtSecret, params),
      caller: callerIdentity(params),
      now: new Date(now()),
    }
    const limits = [
      { name: `couponCodes of ${callerOrigin(params)?.device ?? ''}`, most: mostPerDevice },
      { name: `couponCodes/${callerAddress(params)}`, most: mostPerAddress },
    ]
    return countFailures(database, limits, now(), (transaction) => claim(transaction, claiming))
  },
)
