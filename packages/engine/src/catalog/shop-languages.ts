import type { NameLanguage } from './name-languages.ts'

/** The languages of a shop that names none. */
const usualLanguages = ['en', 'cht', 'chs'] as const satisfies readonly NameLanguage[]

/** Returns the languages in which a shop writes its menu, its own first (CAT-1.12). */
export const shopLanguages = (
  shop: { readonly languages?: readonly NameLanguage[] | null | undefined } | undefined,
): readonly NameLanguage[] => shop?.languages ?? usualLanguages

/** Returns the BCP 47 tag of a language, for a page's `lang` and for `Intl`. */
export const nameTag = (language: NameLanguage): string =>
  ({ cht: 'zh-Hant', chs: 'zh-Hans' })[language as string] ?? language

/** A language in which a kitchen and papers read names: Chinese by the locales of the apps, others by BCP 47. */
export type NameLocale = 'zh-hk' | 'zh-cn' | Exclude<NameLanguage, 'cht' | 'chs'>

/** Returns the language of a name as stations and printers have it (CAT-1.15). */
export const nameLocale = (language: NameLanguage): NameLocale => {
  if (language === 'cht') return 'zh-hk'
  return language === 'chs' ? 'zh-cn' : language
}

/**
 * Returns the languages in which a shop's kitchen and papers read names, best first, if nobody has set one: those of their words, but
 * before it the shop's own if there are no words in it (CAT-1.14).
 */
export const houseLanguages = <Locale extends string>(
  shop: Parameters<typeof shopLanguages>[0],
  locale: Locale,
): readonly [NameLocale | Locale, ...Locale[]] => {
  const [own = 'en'] = shopLanguages(shop)
  return usualLanguages.some((language) => language === own) ? [locale] : [nameLocale(own), locale]
}
