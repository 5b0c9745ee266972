import { serverNow } from '@comanda/client'
import type { CallError } from '@comanda/client'
import type { ConsoleTranslate } from '@comanda/locales/console'

/** Returns the minutes until a time, at least one. */
const minutesUntil = (time: unknown): number =>
  typeof time === 'string' ? Math.max(1, Math.ceil((Date.parse(time) - serverNow()) / 60_000)) : 1

/** Returns why a PIN was refused. */
export const pinFailure = (
  { code, data, reason, message }: CallError,
  t: ConsoleTranslate,
): string => {
  const until = data?.['until'] ?? data?.['waitUntil']
  if (code === 'pinWait' || (code === 'pinWrong' && until !== undefined))
    return t('pin.wait', { count: minutesUntil(until) })
  if (code === 'pinWrong') return t('pin.wrong')
  if (code === 'pinRefused') return t('pin.refused')
  if (code === 'pairingRefused') return t('pin.notPaired')
  return reason === undefined ? t('settings.problem', { message }) : t('settings.offline')
}
