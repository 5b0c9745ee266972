import type { Translation } from '@comanda/contract'

export type Locale = Translation['locale']

const locales: readonly Locale[] = ['en', 'zh-hk', 'zh-cn']

const localeOfTag = (tag: string): Locale | undefined => {
  const wanted = tag.toLowerCase()
  if (/^en(-|$)/.test(wanted)) return 'en'
  if (!/^(zh|yue)(-|$)/.test(wanted)) return undefined
  return /^zh(-hans|-cn|-sg|$)/.test(wanted) ? 'zh-cn' : 'zh-hk'
}

/**
 * Returns the locale that the query names, otherwise the first supported language of the browser, otherwise the default
 * (LANG-1.1). The page chooses in the same way.
 */
export const requestedLocale = (query: unknown, languages: readonly string[]): Locale =>
  locales.find((locale) => locale === query) ??
  languages.map(localeOfTag).find((locale) => locale !== undefined) ??
  'zh-hk'
