import { languageTag } from '@comanda/locales'
import { useMessages } from '../../language/messages.ts'
import { dayWords } from './day-words.ts'

/** Writes calendar days in the language of the page. */
export const useDayWords = (length: 'short' | 'long' = 'short'): ((date: string) => string) => {
  const { locale } = useMessages()
  return dayWords(languageTag[locale], length)
}
