import type { SheetName } from './sheet.ts'

/** The spelling of Chinese names. */
export type HanScript = 'cht' | 'chs'

const hasHan = (text: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
const hasLatin = (text: string): boolean => /\p{Script=Latin}/u.test(text)

/** Returns the two parts of `雲吞麵 Wonton noodles`, in either order, or undefined. */
const twoParts = (text: string): readonly [string, string] | undefined => {
  const bySlash = /^(.+?)\s*[/|／｜]\s*(.+)$/u.exec(text)
  const byScript =
    /^(\P{Script=Latin}*\p{Script=Han}\P{Script=Latin}*?)\s+(\p{Script=Latin}.*)$/u.exec(text) ??
    /^(\p{Script=Latin}\P{Script=Han}*?)\s*(\p{Script=Han}.*)$/u.exec(text)
  for (const match of [bySlash, byScript]) {
    const [, one, other] = match ?? []
    if (one && other && hasHan(one) !== hasHan(other) && (hasLatin(one) || hasLatin(other)))
      return [one.trim(), other.trim()]
  }
  return undefined
}

/** Returns a name by the script of its parts: Chinese in the given spelling, everything else as English. */
export const sheetName = (text: string, script: HanScript): SheetName => {
  const value = text.trim()
  const parts = twoParts(value)
  if (!parts) return [{ lang: hasHan(value) ? script : 'en', value }]
  const [one, other] = parts
  const [han, latin] = hasHan(one) ? [one, other] : [other, one]
  return [
    { lang: 'en', value: latin },
    { lang: script, value: han },
  ]
}
