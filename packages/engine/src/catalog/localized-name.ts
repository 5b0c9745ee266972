import type { NameLanguage } from './name-languages.ts'

/** A name in several languages, as records carry it, in the order in which they fall back. */
export type LocalizedText = readonly { readonly lang: NameLanguage; readonly value: string }[]

/** The languages of names that are read by who reads a BCP 47 tag: its own, Chinese also in the other script. */
const readBy = (tag: string): readonly string[] => {
  const wanted = tag.toLowerCase()
  if (!/^(zh|yue|ch[st]$)/.test(wanted)) return wanted.split('-', 1)
  return /^(zh-(cn|sg|hans)|chs)/.test(wanted) ? ['chs', 'cht'] : ['cht', 'chs']
}

/**
 * Returns the entry of a name for who reads the given languages, best first: a tag's own language, Chinese also in the other
 * script, then English, then the first that exists. Undefined if it has no text at all.
 */
export const localizedEntry = (
  name: LocalizedText | undefined,
  languages: readonly string[],
): LocalizedText[number] | undefined => {
  for (const wanted of [...languages.flatMap(readBy), 'en']) {
    const found = name?.find(({ lang, value }) => lang === wanted && value !== '')
    if (found) return found
  }
  return name?.find(({ value }) => value !== '')
}

/** Returns a name in a display locale (`en`, `zh-hk`, `zh-cn` …) or the best of several; nothing at all is an empty string. */
export const localizedName = (
  name: LocalizedText | undefined,
  locale: string | readonly string[],
): string => localizedEntry(name, typeof locale === 'string' ? [locale] : locale)?.value ?? ''

/** Returns the first of a guest's languages in which a shop writes, best first; Chinese in either script. */
export const guestLanguage = (
  tags: readonly string[],
  languages: readonly NameLanguage[],
): NameLanguage | undefined => {
  for (const wanted of tags.flatMap(readBy)) {
    const found = languages.find((language) => language === wanted)
    if (found) return found
  }
  return undefined
}
