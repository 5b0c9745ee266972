import { type NameLanguage, nameLanguages, shopLanguages } from '@comanda/engine/catalog'
import { type NameLocale, nameLocale, nameTag } from '@comanda/engine/languages'
import { useMessages } from './messages.ts'
import { useShop } from './shop-context.tsx'

/** A language that a shop writes in, as a form shows it. */
export interface ShownLanguage {
  readonly lang: NameLanguage
  /** Its name in the language of the screen. */
  readonly name: string
  /** The BCP 47 tag of what is written in it. */
  readonly tag: string
}

/** Returns a function that names languages in the language of the screen. */
export const useLanguageName = (): ((lang: NameLanguage) => string) => {
  const { locale } = useMessages()
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return (lang) => names.of(nameTag(lang)) ?? lang
}

/** Returns the languages of the shop, its own first (CAT-1.12). */
export const useLanguages = (): readonly ShownLanguage[] => {
  const nameOf = useLanguageName()
  return shopLanguages(useShop()).map((lang) => ({ lang, name: nameOf(lang), tag: nameTag(lang) }))
}

const all = nameLanguages.map((lang) => ({ lang, locale: nameLocale(lang) }))

/** Returns a function that names the languages of stations and printers in the language of the screen. */
export const useLocaleName = (): ((locale: NameLocale) => string) => {
  const nameOf = useLanguageName()
  return (locale) => nameOf(all.find((one) => one.locale === locale)?.lang ?? 'en')
}

/** Returns what stations and printers choose from: the shop's languages, its own first, and those `chosen` before (CAT-1.15). */
export const useNameLocales = (...chosen: readonly (NameLocale | '')[]): readonly NameLocale[] => [
  ...new Set([
    ...shopLanguages(useShop()).map(nameLocale),
    ...chosen.flatMap((one) => (one === '' ? [] : [one])),
  ]),
]
