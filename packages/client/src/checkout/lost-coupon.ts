import { isHintError } from '@comanda/engine/coupons'
import type { RuleError } from '@comanda/engine/pricing'
import type { CallError } from '../errors/call-error.ts'

/** A coupon that the server does not accept for good, and what to say of it. */
export interface LostCoupon {
  readonly id: string
  readonly error: string
}

/**
 * The coupon or reward that a refused order has lost; `undefined` where none is, or where the diner can still mend the
 * cart so that it holds.
 */
export const lostCoupon = ({ code, data = {} }: CallError): LostCoupon | undefined => {
  const { coupon: id, error } = data
  if (typeof id !== 'string' || code === undefined) return undefined
  if (code !== 'couponRefused') return { id, error: code }
  if (typeof error !== 'string' || isHintError(error as RuleError)) return undefined
  return { id, error }
}
