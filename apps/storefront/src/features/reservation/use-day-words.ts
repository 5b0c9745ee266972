import { languageTag } from '@comanda/locales'
import { useMessages } from '../../language/messages.ts'
import { dayWords, leafWords } from './day-words.ts'

/** Returns a formatter of calendar days in the language of the page. */
export const useDayWords = (
  length: 'short' | 'long' = 'short',
): ((date: string, time?: string) => string) => {
  const { locale } = useMessages()
  return dayWords(languageTag[locale], length)
}

/** Returns a formatter of calendar leaves in the language of the page. */
export const useLeafWords = (): ReturnType<typeof leafWords> =>
  leafWords(languageTag[useMessages().locale])
