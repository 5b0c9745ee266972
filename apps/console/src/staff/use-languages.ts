import { type NameLanguage, shopLanguages } from '@comanda/engine/catalog'
import { nameTag } from '@comanda/engine/languages'
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
