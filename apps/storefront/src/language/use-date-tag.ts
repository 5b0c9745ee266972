import { languageTag, type Locale } from '@comanda/locales'
import { useSyncExternalStore } from 'react'
import { guestLanguages } from '../device/guest-languages.ts'
import { useMessages } from './messages.ts'

/** Languages that dates are written in although the app has no words in them; Thai in the years of the receipt. */
const others = ['ja', 'ms-MY', 'th-u-ca-gregory', 'vi']

/**
 * Returns how dates are written (LANG-1.6): in the language of the page, in the way of the device's region; in the device's own
 * language if the app is not translated to that.
 */
export const dateTag = (locale: Locale, [first, ...more]: readonly string[]): string => {
  const own = languageTag[locale]
  const other = others.find((tag) => tag.slice(0, 2) === first?.slice(0, 2).toLowerCase())
  if (other !== undefined) return other
  const region = [first, ...more].find((tag) => tag?.slice(0, 2) === own.slice(0, 2))
  if (locale === 'en' && region === 'en-AU') return region
  return locale === 'zh-hk' && region === 'zh-TW' ? region : own
}

const never = () => () => undefined

/** Returns the tag that dates are formatted with; on a page that the server has rendered, at first that of its language. */
export const useDateTag = (): string => {
  const { locale } = useMessages()
  return useSyncExternalStore(
    never,
    () => dateTag(locale, guestLanguages()),
    () => languageTag[locale],
  )
}
