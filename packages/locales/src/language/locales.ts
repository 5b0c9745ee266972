/** Display locales of the apps (spec 000 §1). */
export const locales = ['zh-hk', 'zh-cn', 'en'] as const
export type Locale = (typeof locales)[number]

/** The page's language where nothing says otherwise (spec 000 §1). */
export const DEFAULT_LOCALE: Locale = 'zh-hk'
/** The language read where a message has no other (spec 000 §9). */
export const FALLBACK_LOCALE: Locale = 'en'

/** What each language calls itself. */
export const localeNames: Readonly<Record<Locale, string>> = {
  'zh-hk': '繁體中文',
  'zh-cn': '简体中文',
  en: 'English',
}

/** The BCP 47 tag of a locale: the page's `lang`, and what `Intl` formats in. */
export const languageTag: Readonly<Record<Locale, string>> = {
  'zh-hk': 'zh-HK',
  'zh-cn': 'zh-CN',
  en: 'en',
}

export const isLocale = (value: unknown): value is Locale =>
  locales.some((locale) => locale === value)
