import type { UserCoupon } from '@comanda/contract'
import type { Authentication } from '../authentication/authentication.ts'
import type { Connection } from '../connection/connection.ts'
import { jsonObject } from '../json/json-object.ts'
import { weakMemo } from '../store/weak-memo.ts'
import type { Intentions } from '../submission/intentions.ts'
import type { SubmissionState } from '../submission/submission.ts'
import { createSubmissions } from '../submission/submissions.ts'

/** A printed or mailed code that gives a coupon at a shop. */
export interface CouponCode {
  readonly code: string
  readonly shop: string
}

export type CouponClaimState = SubmissionState<CouponCode, UserCoupon>

interface ClaimingClient {
  readonly connection: Pick<Connection, 'service' | 'status'>
  readonly authentication: Pick<Authentication, 'state'>
  readonly intentions: Intentions
}

const isCouponCode = (saved: unknown): saved is CouponCode => {
  const { code, shop } = jsonObject(saved)
  return typeof code === 'string' && typeof shop === 'string'
}

/**
 * Claims the coupon of a code and resolves to the outcome. After a lost response the same code is retried as the same
 * claim.
 */
export type ClaimCoupon = (coupon: CouponCode) => Promise<CouponClaimState>

/** Returns the function by which a client claims coupons. */
export const claimCoupon = weakMemo((client: ClaimingClient): ClaimCoupon => {
  const { connection, authentication, intentions } = client
  const submissions = createSubmissions<CouponCode, UserCoupon>({
    connection,
    intentions,
    isPayload: isCouponCode,
    send: (coupon, idempotencyKey) =>
      connection.service('userCoupons/claim').create({ ...coupon, idempotencyKey }),
  })
  return ({ code, shop }) => {
    const user = authentication.state.get().user?._id ?? ''
    return submissions(`claim/${user}/${shop}/${code}`).submit({ code, shop })
  }
})
