import { languageTag } from '@comanda/locales'
import { useMessages } from './messages.ts'

/** Returns a function that names days of the week, 0 Sunday … 6 Saturday, in the language of the screen. */
export const useWeekdayName = (): ((weekday: number, style?: 'short' | 'long') => string) => {
  const { locale } = useMessages()
  // 7 January 2024 was a Sunday.
  return (weekday, style = 'short') =>
    new Intl.DateTimeFormat(languageTag[locale], { weekday: style, timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, 7 + weekday),
    )
}
