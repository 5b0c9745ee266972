import type { ConsoleTranslate } from '@comanda/locales/console'

/** Returns words as a list of the language: `eggs, milk`, 蛋、奶. */
export const listWords = (words: readonly (string | number)[], t: ConsoleTranslate): string =>
  words.join(t('list.between'))
