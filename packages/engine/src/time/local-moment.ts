import { instantOf } from './instant.ts'

/** The default time zone of a shop (TIME-3.3). */
export const DEFAULT_TIME_ZONE = 'Asia/Hong_Kong'

/** What calendar and clock show in a time zone. */
export interface LocalMoment {
  /** Calendar day, `YYYY-MM-DD`. */
  readonly date: string
  /** Minutes since midnight, 0 to 1439. */
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

/** Returns what calendar and clock of a time zone (an IANA name) show at an instant: ISO text with offset, or epoch ms. */
export const localMoment = (
  instant: string | number,
  timeZone: string = DEFAULT_TIME_ZONE,
): LocalMoment => {
  const at = typeof instant === 'string' ? instantOf(instant) : instant
  const part: Record<string, string> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) part[type] = value
  return {
    date: `${part['year']!.padStart(4, '0')}-${part['month']}-${part['day']}`,
    minutes: Number(part['hour']) * 60 + Number(part['minute']),
  }
}
