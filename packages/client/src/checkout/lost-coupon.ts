import { isHintError } from '@comanda/engine/coupons'
import type { RuleError } from '@comanda/engine/pricing'
import type { CallError } from '../errors/call-error.ts'

/** A coupon that the server finally refuses, and the message about it. */
export interface LostCoupon {
  readonly id: string
  readonly error: string
}

/**
 * Returns the coupon or reward that a refused order has lost, or `undefined` if there is none or if the diner can still
 * change the cart so that it applies.
 */
export const lostCoupon = ({ code, data = {} }: CallError): LostCoupon | undefined => {
  const { coupon: id, error } = data
  if (typeof id !== 'string' || code === undefined) return undefined
  if (code !== 'couponRefused') return { id, error: code }
  if (typeof error !== 'string' || isHintError(error as RuleError)) return undefined
  return { id, error }
}
