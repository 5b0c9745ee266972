import { languageTag } from '@comanda/locales'
import { useMessages } from '../../language/messages.ts'
import { dayWords, leafWords } from './day-words.ts'

/** Writes calendar days in the language of the page. */
export const useDayWords = (
  length: 'short' | 'long' = 'short',
): ((date: string, time?: string) => string) => {
  const { locale } = useMessages()
  return dayWords(languageTag[locale], length)
}

/** Writes a day as a leaf of the calendar, in the language of the page. */
export const useLeafWords = (): ReturnType<typeof leafWords> =>
  leafWords(languageTag[useMessages().locale])
