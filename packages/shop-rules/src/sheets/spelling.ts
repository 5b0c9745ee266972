import { type NameLanguage, shopLanguages } from '@comanda/engine/catalog'

/** The spelling of Chinese names. */
export type HanScript = 'cht' | 'chs'

/** How texts without a language are read: Chinese in a spelling, all others in the shop's languages; absent: the usual ones. */
export type Spelling =
  | HanScript
  | { readonly script: HanScript; readonly languages: readonly NameLanguage[] | undefined }

/** The letters that tell languages apart, the surest first, and the languages that use them. All others have Latin ones. */
const alphabets: readonly (readonly [RegExp, readonly NameLanguage[]])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['ja']],
  [/\p{Script=Han}/u, ['cht', 'chs', 'ja']],
  [/\p{Script=Hangul}/u, ['ko']],
  [/\p{Script=Thai}/u, ['th']],
  [/\p{Script=Cyrillic}/u, ['ru', 'uk']],
]
const notLatin = alphabets.flatMap(([, languages]) => languages)

/** Returns the language of a text by its letters: the shop's first that is written in them (IMPORT-1.3). */
export const languageOf = (text: string, spelling: Spelling): NameLanguage => {
  const { script, languages: named } =
    typeof spelling === 'string' ? { script: spelling, languages: undefined } : spelling
  const languages = shopLanguages({ languages: named })
  for (const [letters, users] of alphabets) {
    const found = letters.test(text) && languages.filter((language) => users.includes(language))
    if (found && found[0]) return found.find((language) => language === script) ?? found[0]
  }
  if (/\p{Script=Han}/u.test(text)) return script
  return languages.find((language) => !notLatin.includes(language)) ?? 'en'
}
