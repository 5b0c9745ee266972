import type { KeyStorage } from '@comanda/client'
import { storageKeys } from '@comanda/contract'
import { createTranslator, type Locale, localeNames, locales } from '@comanda/locales'
import type { StorefrontMessages } from '@comanda/locales/storefront'
import { guestLanguages } from '../device/guest-languages.ts'
import { showNotice } from '../notices/notice.ts'
import { openLanguage } from '../dialogs/open-language.ts'

/**
 * On the first visit of a device whose language the app does not have, shows the languages that it has, and where to change to
 * them (LANG-1.7); the visit is stored under `isVisited`.
 */
export const greetFirstVisit = (
  storage: KeyStorage,
  locale: Locale,
  messages: StorefrontMessages,
  offered: readonly Locale[] = locales,
): void => {
  if (storage.read(storageKeys.isVisited) === 'true') return
  storage.write(storageKeys.isVisited, 'true')
  const [first] = guestLanguages()
  if (!first || /^(en|zh|yue)/i.test(first) || offered.length < 2) return
  const t = createTranslator(locale, messages)
  const text = offered.map((of) => localeNames[of]).join(' · ')
  showNotice({ text, action: { text: t('language.label'), run: openLanguage } })
}
