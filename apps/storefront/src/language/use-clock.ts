import { languageTag } from '@comanda/locales'
import { useMessages } from './messages.ts'

/** Writes an instant as the time of day in a zone, HH:mm. */
export const useClock = (timeZone?: string): ((instant: string | number) => string) => {
  const { locale } = useMessages()
  const format = new Intl.DateTimeFormat(languageTag[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    ...(timeZone === undefined ? {} : { timeZone }),
  })
  return (instant) => format.format(new Date(instant))
}
