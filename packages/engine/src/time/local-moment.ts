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

/** Returns what calendar and clock show, by `Intl`. */
export const momentByFormat = (at: number, timeZone: string): LocalMoment => {
  const part: Record<string, string> = {}
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) part[type] = value
  return {
    date: `${part['year']!.padStart(4, '0')}-${part['month']}-${part['day']}`,
    minutes: Number(part['hour']) * 60 + Number(part['minute']),
  }
}

/** The part of `Temporal` that is used: not every browser, and not every Node, has it yet. */
export interface ZonedClock {
  readonly Instant: {
    readonly fromEpochMilliseconds: (at: number) => {
      readonly toZonedDateTimeISO: (timeZone: string) => {
        readonly year: number
        readonly month: number
        readonly day: number
        readonly hour: number
        readonly minute: number
      }
    }
  }
}

const twoDigits = (part: number): string => String(part).padStart(2, '0')

/** Returns what calendar and clock show, by `Temporal`. */
export const momentByClock = (
  at: number,
  timeZone: string,
  { Instant }: ZonedClock,
): LocalMoment => {
  const shown = Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone)
  const { year, month, day, hour, minute } = shown
  const date = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
  return { date, minutes: hour * 60 + minute }
}

/** A browser's first format of dates takes 30 to 60 ms, on a phone four times that: the menu would wait for it. */
const { Temporal: clock } = globalThis as { readonly Temporal?: ZonedClock }

/** What was read last in each time zone: the rules of one order or menu ask for the same instant many times. */
const read = new Map<string, { readonly at: number; readonly moment: LocalMoment }>()

/** Returns what calendar and clock of a time zone (an IANA name) show at an instant: ISO text with offset, or epoch ms. */
export const localMoment = (
  instant: string | number,
  timeZone: string = DEFAULT_TIME_ZONE,
): LocalMoment => {
  const at = typeof instant === 'string' ? instantOf(instant) : instant
  const last = read.get(timeZone)
  if (last?.at === at) return last.moment
  const moment = clock ? momentByClock(at, timeZone, clock) : momentByFormat(at, timeZone)
  read.set(timeZone, { at, moment })
  return moment
}

/** The names that were found to be time zones: each price asks for that of its shop. */
const known = new Set<string>()

/** Whether the name is a time zone that this machine knows (IANA). */
export const isTimeZone = (name: string): boolean => {
  if (known.has(name)) return true
  // `Temporal`, and `Intl` of late, take an offset or a whole instant for a time zone too.
  if (!/^[A-Za-z]/.test(name)) return false
  try {
    localMoment(0, name)
    known.add(name)
    return true
  } catch {
    return false
  }
}
