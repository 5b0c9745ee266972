import type { CallError } from '@comanda/client'
import type { ConsoleTranslate } from '@comanda/locales/console'

const reasons = [
  'tooFewGuests',
  'tooManyGuests',
  'babyStoolsLimited',
  'dateNotAvailable',
  'slotNotAvailable',
  'nameRequired',
  'phoneRequired',
  'phoneInvalid',
  'emailInvalid',
] as const

const codes = [
  'tableTaken',
  'slotFull',
  'illegalTransition',
  'reservationExpired',
  'reservationClosed',
] as const

/** Returns why a booking was refused, in words. */
export const failureWords = (
  { code, reason, message, data }: Pick<CallError, 'code' | 'reason' | 'message' | 'data'>,
  t: ConsoleTranslate,
): string => {
  if (reason === 'offline') return t('floor.offline')
  const said = data?.['reason']
  const why = reasons.find((one) => one === said)
  if (why) return t(`book.problem.${why}`)
  const known = codes.find((one) => one === code)
  return known ? t(`book.problem.${known}`) : t('floor.notDone', { message })
}
