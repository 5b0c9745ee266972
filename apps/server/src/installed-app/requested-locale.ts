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
 * The locale that the query names, else the first of the browser's languages that the apps speak, else the page's default
 * (LANG-1.1): the page itself decides by the same.
 */
export const requestedLocale = (query: unknown, languages: readonly string[]): Locale =>
  locales.find((locale) => locale === query) ??
  languages.map(localeOfTag).find((locale) => locale !== undefined) ??
  'zh-hk'
