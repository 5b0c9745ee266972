import { languageTag, type Locale } from './locales.ts'

/** Returns words as a list within a sentence: `Fox, Owl, and Ben`, 狐狸、貓頭鷹及阿明. */
export const listInSentence = (words: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(languageTag[locale]).format(words)
