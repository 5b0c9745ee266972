import type { CallError } from '@comanda/client'
import type { ConsoleTranslate } from '@comanda/locales/console'

/** Returns the message for a sign-in that failed. */
export const signInFailure = (
  { statusCode, code, reason, message }: CallError,
  t: ConsoleTranslate,
): string => {
  if (code === 'tooManyAttempts' || statusCode === 429) return t('signIn.tooMany')
  if (code === 'secondFactorRequired') return t('signIn.codeNeeded')
  if (code === 'demoRefused') return t('signIn.demoRefused')
  if (code === 'codeWrong') return t('factor.codeWrong')
  if (code === 'notForThisApp') return t('signIn.notStaff')
  if (code === 'loginFailed' || statusCode === 401) return t('signIn.failed')
  return reason === undefined ? t('signIn.unknown', { message }) : t('signIn.offline')
}
