import { localeOfTag } from './detect-locale.ts'
import { FALLBACK_LOCALE, type Locale } from './locales.ts'

/** The specification's codes of Chinese, as tags. */
const tags: Readonly<Record<string, string>> = { cht: 'zh-Hant', chs: 'zh-Hans' }

/** Returns the language of the app for guests of a shop whose own it does not have: the shop's first that it has, else English. */
export const localeOfShop = (languages: readonly string[]): Locale =>
  languages
    .map((language) => localeOfTag(tags[language] ?? language))
    .find((locale) => locale !== undefined) ?? FALLBACK_LOCALE
