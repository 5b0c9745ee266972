import { createHmac } from 'node:crypto'
import { callerOrigin } from '../../../authentication/caller-origin.ts'
import type { RateLimit } from '../../../authentication/rate-limit.ts'
import { newSecretId } from '../../../identifiers/new-id.ts'
import { isKiosk } from '../../../policies/staff.ts'
import type { CallParams } from '../../../runtime/app.ts'

/** Coupons of one code that a device may have one after another; each of them takes an order. */
const MOST_IN_TURN = 20

/** Coupons of one code in 15 minutes: over REST by a device, and from one address, which the guests of a shop share. */
const MOST_OVER_REST = 5
const MOST_PER_ADDRESS = 50

/** A caller without an account who claims a coupon. */
export interface Visitor {
  /** The kiosk at which they claim. */
  readonly device: string | null
  /** Returns the ids of the coupons that they may claim by a code, one after another. */
  readonly idsOf: (code: string) => readonly string[]
  /** Returns how many coupons of a code they may claim. */
  readonly limitsOf: (code: string) => readonly RateLimit[]
}

/**
 * Returns the visitor who makes a call. The ids of a connection's coupons are secret, and the same ones for one code, so that
 * the primary key of the coupons keeps it from having two unused at a time (CPN-7.4). Terminals are used by one guest after
 * another, and calls over REST have no connection: each claims for itself.
 */
export const visitorOf = (secret: string, params: CallParams | undefined): Visitor => {
  const { user, connection, requestId } = params ?? {}
  const isOne = !user && connection !== undefined && requestId !== undefined
  const idOf = (code: string, at: number): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['coupon', requestId, code, at]))
      .digest('hex')
      .slice(0, 24)
  const { device, address } = callerOrigin(params) ?? {}
  return {
    device: isKiosk(user) ? (user?._id ?? null) : null,
    idsOf: (code) =>
      isOne ? Array.from({ length: MOST_IN_TURN }, (_, at) => idOf(code, at)) : [newSecretId()],
    limitsOf: (code) => {
      if (address === undefined) return []
      const ofAddress = { name: `coupons of ${code} ${address}`, most: MOST_PER_ADDRESS }
      const ofDevice = { name: `coupons of ${code} ${device ?? ''}`, most: MOST_OVER_REST }
      return isOne ? [ofAddress] : [ofAddress, ofDevice]
    },
  }
}
