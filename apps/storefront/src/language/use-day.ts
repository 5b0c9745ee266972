import { languageTag } from '@comanda/locales'
import { useMessages } from './messages.ts'

const DAY_LENGTH = 10

/** Writes a day (`2026-11-21`) or the day of an instant in a zone: 21 Nov 2026. */
export const useDay = (timeZone?: string): ((dayOrInstant: string) => string) => {
  const { locale } = useMessages()
  const write = (zone?: string) =>
    new Intl.DateTimeFormat(languageTag[locale], {
      dateStyle: 'medium',
      ...(zone === undefined ? {} : { timeZone: zone }),
    })
  const [ofDays, ofInstants] = [write('UTC'), write(timeZone)]
  return (text) =>
    (text.length === DAY_LENGTH ? ofDays : ofInstants).format(new Date(Date.parse(text)))
}
