import { normaliseError } from '@comanda/client'
import { SessionOvertaken } from '@comanda/client/staff'
import type { ConsoleKey, ConsoleTranslate } from '@comanda/locales/console'

const texts: Readonly<Record<string, ConsoleKey>> = {
  paymentPending: 'counter.pending',
  mailUnavailable: 'counter.done.noMail',
  codeWrong: 'counter.member.codeWrong',
  tillClosed: 'counter.drawer.closed',
  ownAccount: 'counter.member.own',
  notAuthenticated: 'counter.coupon.signIn',
  couponRefused: 'counter.coupon.rules',
  'couponErrors.invalidCode': 'counter.coupon.wrong',
  'couponErrors.couponOutdate': 'counter.coupon.ended',
  'couponErrors.alreadyUsed': 'counter.coupon.usedUp',
  'couponErrors.alreadyAdded': 'counter.coupon.usedUp',
  'couponErrors.notCurrentShop': 'counter.coupon.notHere',
}

/** Returns in words why something at the counter was not done. */
export const paymentProblem = (failure: unknown, t: ConsoleTranslate): string => {
  const { code = '', reason, statusCode, message } = normaliseError(failure)
  if (failure instanceof SessionOvertaken) return t('counter.overtaken')
  if (reason === 'offline') return t('money.problem.offline')
  const own = texts[code]
  if (own) return t(own)
  if (statusCode === 403) return t('money.problem.forbidden')
  return t('money.problem.unknown', { message })
}
