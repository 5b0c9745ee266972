import { languageTag } from '@comanda/locales'
import { dateFormat } from './date-format.ts'
import { useMessages } from './messages.ts'

/** Returns a formatter of an instant as day and time in a zone: `21 Nov, 14:05`. */
export const useMoment = (timeZone?: string): ((instant: string | number) => string) => {
  const { locale } = useMessages()
  const format = dateFormat(languageTag[locale], {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  return (instant) => format.format(new Date(instant))
}
