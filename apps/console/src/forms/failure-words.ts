import type { CallError } from '@comanda/client'
import type { ConsoleTranslate } from '@comanda/locales/console'

/** Returns why something was not saved. */
export const failureWords = (t: ConsoleTranslate, { reason, code, message }: CallError): string => {
  if (code === 'demoRefused') return t('setup.demoRefused')
  if (code === 'recordChanged') return t('settings.changedByOthers')
  if (code === 'unavailable') return t('settings.busy')
  return reason === 'offline' ? t('settings.offline') : t('settings.problem', { message })
}
