import type { Station } from '@comanda/contract'

type LocalizedText = Station['name']

/** The languages of a name, in the order in which they fall back. */
const nameLanguages = ['en', 'cht', 'chs'] as const

/** A name as it is entered, in three languages; empty ones are absent. */
export type EnteredNames = Readonly<Record<(typeof nameLanguages)[number], string>>

export const noNames: EnteredNames = { en: '', cht: '', chs: '' }

/** Returns a name as it is entered. */
export const enteredNames = (name: LocalizedText): EnteredNames => {
  const named = (wanted: string): string => name.find(({ lang }) => lang === wanted)?.value ?? ''
  return { en: named('en'), cht: named('cht'), chs: named('chs') }
}

/** Returns the name that was entered. */
export const nameOf = (names: EnteredNames): LocalizedText =>
  nameLanguages.flatMap((lang) => {
    const value = names[lang].trim()
    return value === '' ? [] : [{ lang, value }]
  })
