import type { CallError } from '@comanda/client'
import type { MemberKey } from '@comanda/locales/member'

/** By the codes of CPN-1: `couponErrors.…`, and `errors.…` for rules that cannot hold here. */
const byError: Readonly<Record<string, MemberKey>> = {
  'couponErrors.invalidCode': 'couponPage.invalidCode',
  'couponErrors.alreadyUsed': 'couponPage.alreadyUsed',
  'couponErrors.alreadyAdded': 'owned.inCart',
  'couponErrors.couponOutdate': 'couponPage.outdated',
  'couponErrors.notCurrentShop': 'couponPage.notCurrentShop',
  'couponErrors.limitReached': 'couponPage.limitReached',
  'errors.notCurrentShop': 'couponPage.notCurrentShop',
  'errors.timeRange': 'owned.notNow',
  'errors.notApplicableSection': 'owned.notNow',
  'errors.notApplicableOrderType': 'owned.notThisMode',
  notAuthenticated: 'couponPage.membersOnly',
  tooManyAttempts: 'callFailure.tooManyAttempts',
  couponRefused: 'callFailure.couponRefused',
}

/** Returns why a coupon cannot be used, by its code. */
export const couponErrorKey = (code: string | undefined): MemberKey | undefined =>
  byError[code ?? '']

/** Returns why a code gave no coupon. */
export const couponFailureKey = (error: CallError): MemberKey =>
  error.reason === undefined
    ? (couponErrorKey(error.code) ?? 'callFailure.unknown')
    : 'callFailure.offline'
