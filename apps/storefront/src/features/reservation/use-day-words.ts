import { languageTag } from '@comanda/locales'
import { useMessages } from '../../language/messages.ts'

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
  const between = language.startsWith('zh') ? ' ' : ', '
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

/** Returns a formatter of calendar days in the language of the page. */
export const useDayWords = (
  length: 'short' | 'long' = 'short',
): ((date: string, time?: string) => string) => {
  const { locale } = useMessages()
  return dayWords(languageTag[locale], length)
}

/** Returns a formatter of calendar leaves in the language of the page. */
export const useLeafWords = (): ReturnType<typeof leafWords> =>
  leafWords(languageTag[useMessages().locale])
