import type { KeyStorage } from '@comanda/client'
import { storageKeys } from '@comanda/contract'
import { guestLanguage, shopLanguages } from '@comanda/engine/catalog'
import { createTranslator, type Locale, localeNames, localeOfTag, locales } from '@comanda/locales'
import type { StorefrontMessages } from '@comanda/locales/storefront'
import { guestLanguages } from '../device/guest-languages.ts'
import { openLanguage } from '../dialogs/open-language.ts'
import type { Diner } from '../diner/diner-context.tsx'
import { languagesOfMenu } from '../language/languages-of-menu.ts'
import { showNotice } from '../notices/notice.ts'

/**
 * On the first visit of a device whose language neither the app has nor the shop as its own, shows the languages of the app and the
 * menu, and where to change to them (LANG-1.7); the visit is stored under `isVisited`.
 */
export const greetFirstVisit = (
  { client, visit }: Diner,
  storage: KeyStorage,
  locale: Locale,
  messages: StorefrontMessages,
): void => {
  if (storage.read(storageKeys.isVisited) === 'true') return
  storage.write(storageKeys.isVisited, 'true')
  const shop = client.catalogue.state.get().menu?.shop
  const [first] = guestLanguages()
  if (!first || localeOfTag(first) || guestLanguage([first], shopLanguages(shop).slice(0, 1)))
    return
  const offered = visit.state.get().look?.displayLocales ?? locales
  const names = [
    ...offered.map((of) => localeNames[of]),
    ...languagesOfMenu(shop).map(({ name }) => name),
  ]
  if (names.length < 2) return
  const t = createTranslator(locale, messages)
  showNotice({
    text: names.join(' · '),
    action: { text: t('language.label'), run: openLanguage },
  })
}
