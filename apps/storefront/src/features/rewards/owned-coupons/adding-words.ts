import type { CouponAdding } from '@comanda/client'
import type { MemberKey } from '@comanda/locales/member'
import { couponFailureKey } from '../coupons/coupon-failure.ts'

const byError: Readonly<Record<string, MemberKey>> = {
  'couponErrors.alreadyUsed': 'couponPage.alreadyUsed',
  'couponErrors.alreadyAdded': 'owned.inCart',
  'couponErrors.couponOutdate': 'couponPage.outdated',
  'couponErrors.notCurrentShop': 'couponPage.notCurrentShop',
  'couponErrors.notCurrentUser': 'owned.notYours',
  'couponErrors.invalidCode': 'couponPage.invalidCode',
  'errors.notCurrentShop': 'couponPage.notCurrentShop',
  'errors.timeRange': 'owned.notNow',
  'errors.notApplicableSection': 'owned.notNow',
  'errors.notApplicableOrderType': 'owned.notThisMode',
}

/** Why a coupon did not go into the cart. */
export const addingKey = (adding: Exclude<CouponAdding, { status: 'added' }>): MemberKey => {
  if (adding.status === 'failed') return couponFailureKey(adding.error)
  if (adding.status === 'refused') return byError[adding.error] ?? 'owned.notApplied'
  return 'callFailure.giftRefused'
}
