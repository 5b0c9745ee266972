import { languageOf, type Spelling } from './spelling.ts'
import type { SheetName } from './sheet.ts'

const han = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`
const notHan = String.raw`[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`
const latin = String.raw`\p{Script=Latin}`
const anyHan = new RegExp(han, 'u')
const hasHan = (text: string): boolean => anyHan.test(text)

const slash = /^(.+?)\s*[/|／｜]\s*(.+)$/u
const hanThenLatin = new RegExp(String.raw`^(.*${han}\S*)\s+(${latin}${notHan}*)$`, 'u')
const latinThenHan = new RegExp(
  String.raw`^(${latin}${notHan}*)\s+((?!\p{Lu}?\p{Ll}{2})\S*${han}.*)$`,
  'u',
)
const withoutSpace = new RegExp(String.raw`^(${latin}${notHan}*)(${han}.*)$`, 'u')

/** Whether a part reads as a name of its own: `Tea`, not the letters of `XO醬`, `T骨牛扒` or `A 餐`. */
const isLatinName = (text: string): boolean =>
  /\p{Script=Latin}\p{Ll}{2}|\p{Script=Latin}{4}/u.test(text)
/** `每位` and `(4人用)` say of a dish how it is sold. */
const isPortion = (text: string): boolean => /^\(?(?:每.|\d*人用?|\d人前)\)?$/u.test(text)
const hasTwoWords = (text: string): boolean => /\p{Ll}{2}\s+\p{Script=Latin}\p{Ll}/u.test(text)

/** Returns the two parts of `雲吞麵 Wonton noodles`, in either order, or undefined: a name is cut at a clear border alone. */
const twoParts = (text: string): readonly [string, string] | undefined => {
  for (const border of [slash, hanThenLatin, latinThenHan, withoutSpace]) {
    const [, one, other] = border.exec(text) ?? []
    if (!one || !other || hasHan(one) === hasHan(other) || isPortion(other)) continue
    const letters = hasHan(one) ? other : one
    if (border === withoutSpace ? hasTwoWords(letters) : isLatinName(letters))
      return [one.trim(), other.trim()]
  }
  return undefined
}

/** Returns a name by the letters of its parts. */
export const sheetName = (text: string, spelling: Spelling): SheetName => {
  const value = text.trim()
  const parts = twoParts(value)
  if (!parts) return [{ lang: languageOf(value, spelling), value }]
  const [one, other] = parts
  const [chinese, latinPart] = hasHan(one) ? [one, other] : [other, one]
  return [latinPart, chinese].map((part) => ({ lang: languageOf(part, spelling), value: part }))
}

/** Returns what two spellings of one name have in common: neither case, width nor spaces make another (IMPORT-1.3). */
export const nameKey = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()
