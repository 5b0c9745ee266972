/** Writes calendar days (`YYYY-MM-DD`) in a language: `Fri 6 Mar`, or whole. */
export const dayWords = (language: string, length: 'short' | 'long' = 'short') => {
  const format = new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    weekday: length,
    day: 'numeric',
    month: length,
  })
  return (date: string): string => format.format(new Date(`${date}T00:00:00Z`))
}
