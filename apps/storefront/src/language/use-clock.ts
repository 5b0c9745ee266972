import { languageTag } from '@comanda/locales'
import { dateFormat } from './date-format.ts'
import { useMessages } from './messages.ts'

/** Returns a formatter of an instant as the time of day in a zone, HH:mm. */
export const useClock = (timeZone?: string): ((instant: string | number) => string) => {
  const { locale } = useMessages()
  const format = dateFormat(languageTag[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  return (instant) => format.format(new Date(instant))
}
