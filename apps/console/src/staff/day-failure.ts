import { normaliseError } from '@comanda/client'
import type { ConsoleTranslate } from '@comanda/locales/console'

const known = [
  'dayClosed',
  'dayNotReady',
  'tillInUse',
  'tillClosed',
  'tillNotFound',
  'reasonRequired',
] as const

/** Returns why something with cash or the day was not done. */
export const dayFailure = (t: ConsoleTranslate, failure: unknown): string => {
  const { code, reason, message } = normaliseError(failure)
  const one = known.find((each) => each === code)
  if (one !== undefined) return t(`businessDay.failure.${one}`)
  return reason === 'offline'
    ? t('businessDay.failure.offline')
    : t('businessDay.failure.unknown', { message })
}
