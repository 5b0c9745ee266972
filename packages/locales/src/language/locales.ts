/** Display locales of the apps (LANG-1.1). */
export const locales = ['zh-hk', 'zh-cn', 'en'] as const
export type Locale = (typeof locales)[number]

/** The language of the page unless the visitor's is known (LANG-1.1). */
export const DEFAULT_LOCALE: Locale = 'zh-hk'
/** The language of a message that is missing in the current one (LANG-1.3). */
export const FALLBACK_LOCALE: Locale = 'en'

/** The name of each language in that language. */
export const localeNames: Readonly<Record<Locale, string>> = {
  'zh-hk': '繁體中文',
  'zh-cn': '简体中文',
  en: 'English',
}

/** The BCP 47 tag of a locale, for the page's `lang` and for `Intl`. */
export const languageTag: Readonly<Record<Locale, string>> = {
  'zh-hk': 'zh-HK',
  'zh-cn': 'zh-CN',
  en: 'en',
}

export const isLocale = (value: unknown): value is Locale =>
  locales.some((locale) => locale === value)
