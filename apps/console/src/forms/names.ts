import type { Station } from '@comanda/contract'
import { type NameLanguage, nameLanguages } from '@comanda/engine/catalog'

type LocalizedText = Station['name']

/** A name as it is entered, by language, in the order in which they fall back; empty ones count as absent. */
export type EnteredNames = Readonly<Partial<Record<NameLanguage, string>>>

export const noNames: EnteredNames = {}

/** Returns a name as it is entered. */
export const enteredNames = (name: LocalizedText): EnteredNames =>
  Object.fromEntries(name.map(({ lang, value }) => [lang, value]))

/** Returns whether nothing is entered in any language. */
export const isUnnamed = (names: EnteredNames): boolean =>
  Object.values(names).every((text) => text.trim() === '')

/** Returns names with one of them changed: those of the shop's languages in their order, then those of others. */
export const withName = (
  names: EnteredNames,
  [lang, value]: readonly [NameLanguage, string],
  languages: readonly NameLanguage[],
): EnteredNames => {
  const changed: EnteredNames = { ...names, [lang]: value }
  const order = [...languages, ...nameLanguages.filter((one) => !languages.includes(one))]
  return Object.fromEntries(
    order.flatMap((one) => (changed[one] === undefined ? [] : [[one, changed[one]]])),
  )
}

/** Returns the name that was entered. */
export const nameOf = (names: EnteredNames): LocalizedText =>
  (Object.entries(names) as [NameLanguage, string][]).flatMap(([lang, entered]) => {
    const value = entered.trim()
    return value === '' ? [] : [{ lang, value }]
  })
