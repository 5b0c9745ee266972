import { localeOfCookie } from './locale-cookie.ts'
import { DEFAULT_LOCALE, type Locale } from './locales.ts'

/** Returns the language of the app that who reads a BCP 47 tag reads, if it has one. */
export const localeOfTag = (tag: string): Locale | undefined => {
  const wanted = tag.toLowerCase()
  if (wanted.startsWith('en')) return 'en'
  if (!/^(zh|yue)/.test(wanted)) return undefined
  return /^zh(-hans|-cn|-sg)/.test(wanted) || wanted === 'zh' ? 'zh-cn' : 'zh-hk'
}

/** The inputs of language detection. */
export interface LocaleSigns {
  /** `document.cookie`. */
  readonly cookie: string
  /** `navigator.languages`; empty if browser detection is off (kiosks). */
  readonly languages: readonly string[]
}

/** Returns the language of the cookie, else the browser's first supported one, else the default. */
export const detectLocale = ({ cookie, languages }: LocaleSigns): Locale =>
  localeOfCookie(cookie) ??
  languages.map(localeOfTag).find((locale) => locale !== undefined) ??
  DEFAULT_LOCALE
