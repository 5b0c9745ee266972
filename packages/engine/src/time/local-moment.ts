import { instantOf } from './instant.ts'
import { localTimeOf } from './local-time.ts'
import type { LocalMoment } from './weekly-window.ts'

/** The clock of a time zone (an IANA name, by default Hong Kong's) at an instant: ISO text with offset, or epoch ms. */
export const localMoment = (
  instant: string | number,
  timeZone: string = 'Asia/Hong_Kong',
): LocalMoment => {
  const at = typeof instant === 'string' ? instantOf(instant) : instant
  const { day, minutes } = localTimeOf(at, timeZone)
  return { date: day, minutes }
}
