import { dateFormat } from './date-format.ts'
import { useDateTag } from './use-date-tag.ts'

const DAY_LENGTH = 10

/** Returns a formatter of a day (`2026-11-21`), or of the day of an instant in a zone: 21 Nov 2026. */
export const useDay = (timeZone?: string): ((dayOrInstant: string) => string) => {
  const tag = useDateTag()
  return (text) => {
    const zone = text.length === DAY_LENGTH ? 'UTC' : timeZone
    const format = dateFormat(tag, { dateStyle: 'medium', timeZone: zone })
    return format.format(new Date(Date.parse(text)))
  }
}
