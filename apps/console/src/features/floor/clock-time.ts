/** Returns an instant on the clock of a shop, such as 19:30. */
export const clockTime = (instant: string, locale: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone }).format(
    new Date(instant),
  )
