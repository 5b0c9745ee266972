import { dateFormat } from './date-format.ts'
import { useDateTag } from './use-date-tag.ts'

/** Returns a formatter of an instant as day and time in a zone: `21 Nov, 14:05`. */
export const useMoment = (timeZone?: string): ((instant: string | number) => string) => {
  const tag = useDateTag()
  const format = dateFormat(tag, {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  return (instant) => format.format(new Date(instant))
}
