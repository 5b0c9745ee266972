import type { Locale } from '@comanda/locales'
import { useMessages } from './messages.ts'

/** The separator of a list. */
const between: Readonly<Record<Locale, string>> = { en: ', ', 'zh-hk': '、', 'zh-cn': '、' }

/** Returns a function that joins words as the language of the page does: `eggs, milk`, 蛋、奶. */
export const useListWords = (): ((words: readonly string[]) => string) => {
  const { locale } = useMessages()
  return (words) => words.join(between[locale])
}
