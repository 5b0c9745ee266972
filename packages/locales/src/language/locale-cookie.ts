import { isLocale, type Locale } from './locales.ts'

/** The cookie that stores the chosen language (LANG-1.2). */
export const LOCALE_COOKIE = 'i18n_redirected'
const MAX_AGE_SECONDS = 365 * 24 * 60 * 60

/** Returns the BCP 47 tag of the language that was chosen, by `document.cookie`; a menu may be in it that the app is not. */
export const chosenTag = (cookie: string): string | undefined =>
  cookie
    .split('; ')
    .find((part) => part.startsWith(`${LOCALE_COOKIE}=`))
    ?.slice(LOCALE_COOKIE.length + 1)

/** Returns the language in `document.cookie`, or undefined if it is absent or not supported. */
export const localeOfCookie = (cookie: string): Locale | undefined => {
  const value = chosenTag(cookie)
  return isLocale(value) ? value : undefined
}

/** Returns the cookie that stores a language for 365 days; assign it to `document.cookie`. */
export const localeCookie = (tag: string): string =>
  `${LOCALE_COOKIE}=${tag}; Max-Age=${MAX_AGE_SECONDS}; Path=/; SameSite=Lax`
