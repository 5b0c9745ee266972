import type { CouponError } from '@comanda/engine/coupons'
import type { Refusal } from '../../../errors/refusal.ts'

const messages: Readonly<Partial<Record<CouponError, string>>> = {
  'couponErrors.invalidCode': 'Invalid Code',
  'couponErrors.couponOutdate': 'Code Expired',
}

/** Returns the refusal of a coupon that cannot be used, by its code (CPN-1). */
export const couponRefusal = (code: CouponError, own: Partial<Refusal> = {}): Refusal => ({
  kind: 'Conflict',
  code,
  message: messages[code] ?? 'Failed to apply coupon',
  ...own,
})
