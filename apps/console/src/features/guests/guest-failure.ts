import type { CallError } from '@comanda/client'
import type { ConsoleTranslate } from '@comanda/locales/console'
import { failureWords } from '../../forms/failure-words.ts'

const reasons = ['same', 'twoMembers', 'late', 'member', 'expected'] as const

/** Returns why something was not done with a file. */
export const guestFailure = (t: ConsoleTranslate, failure: CallError): string => {
  const reason = reasons.find((one) => one === failure.data?.['reason'])
  if (failure.code === 'guestRefused' && reason) return t(`guests.problem.${reason}`)
  if (failure.code === 'conflict') return t('guests.problem.conflict')
  if (failure.code === 'guestNotFound') return t('guests.problem.gone')
  if (failure.code === 'ownAccount') return t('guests.problem.own')
  if (failure.code === 'pointsMissing') return t('guests.problem.pointsMissing')
  if (failure.code === 'approvalRequired') return t('guests.problem.limit')
  return failureWords(t, failure)
}
