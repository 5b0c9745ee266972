import type { CallError } from '@comanda/client'
import type { MemberKey } from '@comanda/locales/member'

const byReason: Readonly<Record<string, MemberKey>> = {
  invalidCode: 'couponPage.invalidCode',
  alreadyUsed: 'couponPage.alreadyUsed',
  couponOutdate: 'couponPage.outdated',
  notCurrentShop: 'couponPage.notCurrentShop',
  limitReached: 'couponPage.limitReached',
  soldOut: 'couponPage.soldOut',
}

/** Why a code gave no coupon. */
export const couponFailureKey = (error: CallError): MemberKey => {
  if (error.reason !== undefined) return 'callFailure.offline'
  if (error.code === 'tooManyAttempts') return 'callFailure.tooManyAttempts'
  if (error.code !== 'couponRefused') return 'callFailure.unknown'
  const reason = error.data?.['status'] ?? error.data?.['reason'] ?? error.data?.['state']
  return byReason[String(reason)] ?? 'callFailure.couponRefused'
}
