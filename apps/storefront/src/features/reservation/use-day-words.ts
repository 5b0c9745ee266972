import { useDateTag } from '../../language/use-date-tag.ts'

const dayOf = (date: string): Date => new Date(`${date}T00:00:00Z`)

/**
 * Returns a formatter of calendar days (`YYYY-MM-DD`) in a language, `Fri 6 Mar` or in full, followed by a time of day if
 * one is given.
 */
const dayWords = (language: string, length: 'short' | 'long' = 'short') => {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    weekday: length,
    day: 'numeric',
    month: length,
  })
  const between = /^(zh|ja)/.test(language) ? ' ' : ', '
  return (date: string, time?: string): string => {
    const day = format.format(dayOf(date))
    return time === undefined ? day : `${day}${between}${time}`
  }
}

/** Returns a formatter of a day as a calendar leaf: `Mar`, `6`, `Fri`. */
const leafWords = (language: string) => {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options })
  const [month, weekday] = [part({ month: 'short' }), part({ weekday: 'short' })]
  return (date: string) => ({
    month: month.format(dayOf(date)),
    day: dayOf(date).getUTCDate(),
    weekday: weekday.format(dayOf(date)),
  })
}

/** Returns a formatter of calendar days as LANG-1.6 says. */
export const useDayWords = (
  length: 'short' | 'long' = 'short',
): ((date: string, time?: string) => string) => dayWords(useDateTag(), length)

/** Returns a formatter of calendar leaves as LANG-1.6 says. */
export const useLeafWords = (): ReturnType<typeof leafWords> => leafWords(useDateTag())
