import { isLocale, type Locale } from './locales.ts'

/** The cookie that keeps the chosen language (spec 000 §4). */
export const LOCALE_COOKIE = 'i18n_redirected'
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60

/** The language that `document.cookie` holds, where it holds one of ours. */
export const localeOfCookie = (cookie: string): Locale | undefined => {
  const entry = cookie.split('; ').find((part) => part.startsWith(`${LOCALE_COOKIE}=`))
  const value = entry?.slice(LOCALE_COOKIE.length + 1)
  return isLocale(value) ? value : undefined
}

/** What to assign to `document.cookie` to keep a language for 365 days. */
export const localeCookie = (locale: Locale): string =>
  `${LOCALE_COOKIE}=${locale}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`
