/** Formats are expensive to create, and every card of a list needs the same one. */
const known = new Map<string, Intl.DateTimeFormat>()

/** Returns the cached format of instants in a language, by its options; in the device's time zone if none is given. */
export const dateFormat = (
  tag: string,
  {
    timeZone,
    ...options
  }: Omit<Intl.DateTimeFormatOptions, 'timeZone'> & {
    readonly timeZone?: string | undefined
  },
): Intl.DateTimeFormat => {
  const settings = { ...options, ...(timeZone === undefined ? {} : { timeZone }) }
  const key = `${tag} ${JSON.stringify(settings)}`
  const format = known.get(key) ?? new Intl.DateTimeFormat(tag, settings)
  known.set(key, format)
  return format
}
