import { type AppLocale, appLocales, type Shop } from '@comanda/contract'
import { nameTag } from '@comanda/engine/languages'

export type Locale = AppLocale

const localeOfTag = (tag: string): Locale | undefined => {
  const wanted = tag.toLowerCase()
  if (/^en(-|$)/.test(wanted)) return 'en'
  if (!/^(zh|yue)(-|$)/.test(wanted)) return undefined
  return /^zh(-hans|-cn|-sg|$)/.test(wanted) ? 'zh-cn' : 'zh-hk'
}

/**
 * Returns the locale that the query names, otherwise the first supported language of the browser, otherwise the usual one
 * (LANG-1.1). The page chooses in the same way.
 */
export const requestedLocale = (
  query: unknown,
  languages: readonly string[],
  usual: Locale = 'zh-hk',
): Locale =>
  appLocales.find((locale) => locale === query) ??
  languages.map(localeOfTag).find((locale) => locale !== undefined) ??
  usual

/** Returns the locale for guests whose languages the app does not have: the first of the shop's that it has (LANG-1.8). */
export const localeOfShop = ({ languages }: Pick<Shop, 'languages'>): Locale =>
  languages ? requestedLocale(undefined, languages.map(nameTag), 'en') : 'zh-hk'
