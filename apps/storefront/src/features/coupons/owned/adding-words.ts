import type { CouponAdding } from '@comanda/client'
import type { MemberKey } from '@comanda/locales/member'
import { couponErrorKey, couponFailureKey } from '../coupon-failure.ts'

/** Returns why a coupon was not added to the cart. */
export const addingKey = (adding: Exclude<CouponAdding, { status: 'added' }>): MemberKey => {
  if (adding.status === 'failed') return couponFailureKey(adding.error)
  if (adding.status === 'refused') return couponErrorKey(adding.error) ?? 'owned.notApplied'
  return 'callFailure.giftRefused'
}
