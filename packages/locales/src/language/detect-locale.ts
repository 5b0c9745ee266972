import { localeOfCookie } from './locale-cookie.ts'
import { DEFAULT_LOCALE, type Locale } from './locales.ts'

const localeOfTag = (tag: string): Locale | undefined => {
  const wanted = tag.toLowerCase()
  if (wanted.startsWith('en')) return 'en'
  if (!/^(zh|yue)/.test(wanted)) return undefined
  return /^zh(-hans|-cn|-sg)/.test(wanted) || wanted === 'zh' ? 'zh-cn' : 'zh-hk'
}

/** What tells which language a visitor reads. */
export interface LocaleSigns {
  /** `document.cookie`. */
  readonly cookie: string
  /** `navigator.languages`; empty where browser detection is off (kiosks). */
  readonly languages: readonly string[]
}

/** The chosen language, else the first of the browser's that the app speaks, else the page's default. */
export const detectLocale = ({ cookie, languages }: LocaleSigns): Locale =>
  localeOfCookie(cookie) ??
  languages.map(localeOfTag).find((locale) => locale !== undefined) ??
  DEFAULT_LOCALE
