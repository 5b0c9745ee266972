import type { LocalMoment } from './weekly-window.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** The clock of a time zone (an IANA name, by default Hong Kong's) at an instant: ISO text with offset, or epoch ms. */
export const localMoment = (
  instant: string | number,
  timeZone: string = 'Asia/Hong_Kong',
): LocalMoment => {
  const parts = new Map<string, string>()
  for (const part of formatOf(timeZone).formatToParts(new Date(instant)))
    parts.set(part.type, part.value)
  return {
    date: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  }
}
