/** Formats are dear to make, and every card of a list asks for the same one. */
const known = new Map<string, Intl.DateTimeFormat>()

/** What writes instants in a language, the same one for the same wish; without a zone in the device's own. */
export const dateFormat = (
  tag: string,
  {
    timeZone,
    ...options
  }: Omit<Intl.DateTimeFormatOptions, 'timeZone'> & {
    readonly timeZone?: string | undefined
  },
): Intl.DateTimeFormat => {
  const wish = { ...options, ...(timeZone === undefined ? {} : { timeZone }) }
  const key = `${tag} ${JSON.stringify(wish)}`
  const format = known.get(key) ?? new Intl.DateTimeFormat(tag, wish)
  known.set(key, format)
  return format
}
