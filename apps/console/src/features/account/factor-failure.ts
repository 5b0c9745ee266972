import { normaliseError } from '@comanda/client'
import type { ConsoleTranslate } from '@comanda/locales/console'

/** Returns why a call about the second factor failed. */
export const factorFailure = (error: unknown, t: ConsoleTranslate): string => {
  const { code, reason, message } = normaliseError(error)
  if (code === 'passwordWrong') return t('factor.passwordWrong')
  if (code === 'codeWrong') return t('factor.codeWrong')
  if (code === 'tooManyAttempts') return t('signIn.tooMany')
  return reason === undefined ? t('factor.failed', { message }) : t('signIn.offline')
}
