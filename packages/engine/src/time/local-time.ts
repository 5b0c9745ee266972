/** What calendar and clock show in a zone. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  readonly day: string
  /** 0 Sunday … 6 Saturday. */
  readonly weekday: number
  /** Minutes since midnight on the clock, 0 to 1,439. */
  readonly minutes: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    })
    formats.set(timeZone, format)
  }
  return format
}

/** Whether the name is a time zone that this machine knows (IANA). */
export const isTimeZone = (name: string): boolean => {
  try {
    return formatOf(name) !== undefined
  } catch {
    return false
  }
}

/** The weekday of a calendar day. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()

/** The calendar day before. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)

/** What calendar and clock show at an instant (milliseconds since 1970) in a time zone. */
export const localTimeOf = (instant: number, timeZone: string): LocalTime => {
  const part: Record<string, string> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) part[type] = value
  const day = `${part['year']!.padStart(4, '0')}-${part['month']}-${part['day']}`
  return {
    day,
    weekday: weekdayOf(day),
    minutes: Number(part['hour']) * 60 + Number(part['minute']),
  }
}
