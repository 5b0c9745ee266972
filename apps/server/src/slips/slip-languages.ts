import { appLocales } from '@comanda/contract'
import { shopLanguages } from '@comanda/engine/catalog'
import { houseLanguages, type NameLocale, nameLocale } from '@comanda/engine/languages'
import type { SlipLocale } from './slip.ts'

/** What a slip is written in. */
export interface SlipLanguages {
  /** The language of its own words. */
  readonly locale: SlipLocale
  /** Those of names, best first. */
  readonly reads: readonly [NameLocale, ...NameLocale[]]
}

/** Returns the language of a slip's own words for who reads names in some: the first that slips have, else English (CAT-1.15). */
export const wordsFor = (...names: readonly NameLocale[]): SlipLocale =>
  names.flatMap((name) => appLocales.filter((locale) => locale === name))[0] ?? 'en'

/** Returns the languages of slips of a station or printer that has this one. */
export const languagesOf = (locale: NameLocale): SlipLanguages => ({
  locale: wordsFor(locale),
  reads: [locale],
})

/** Returns the languages of a printer's slips: its own, else the shop's. */
export const printerLanguages = (
  { locale: chosen }: { readonly locale?: NameLocale | null },
  shop: Parameters<typeof shopLanguages>[0],
): SlipLanguages => {
  if (chosen) return languagesOf(chosen)
  const locale = wordsFor(...shopLanguages(shop).map(nameLocale))
  return { locale, reads: houseLanguages(shop, locale) }
}
