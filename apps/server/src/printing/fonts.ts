import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create, type Font } from 'fontkit'
import type { NameLocale } from '@comanda/engine/languages'
import { unpackFont } from './unpack-font.ts'

/** The weights of slips, as the font's axis has them. */
export type Weight = 500 | 800

/** Part of a font: the letters of some ranges of code points. */
interface Slice {
  readonly file: string
  readonly ranges: readonly (readonly [from: number, to: number])[]
}

const { resolve } = createRequire(import.meta.url)
const families = [
  'noto-sans-hk',
  'noto-sans-sc',
  'noto-sans',
  'noto-sans-thai',
  'noto-sans-kr',
  'noto-sans-jp',
  'noto-emoji',
] as const
type Family = (typeof families)[number]

/** The families of languages with forms of Han characters of their own. */
const ownFamily: Partial<Record<NameLocale, Family>> = {
  'zh-cn': 'noto-sans-sc',
  ja: 'noto-sans-jp',
}

const rangeOf = (text: string): readonly [number, number] => {
  const [from = '', to = from] = text.replace('U+', '').split('-')
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)]
}

const loadSlices = async (family: Family): Promise<readonly Slice[]> => {
  const folder = dirname(resolve(`@fontsource-variable/${family}/package.json`))
  const index = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as object
  return Object.entries(index).map(([name, ranges]) => {
    const slice = name.replaceAll(/[[\]]/g, '')
    return {
      file: join(folder, 'files', `${family}-${slice}-wght-normal.woff2`),
      ranges: String(ranges).split(',').map(rangeOf),
    }
  })
}

const slices = new Map<Family, Promise<readonly Slice[]>>()
const fonts = new Map<string, Promise<Font>>()

const slicesOf = (family: Family): Promise<readonly Slice[]> => {
  const known = slices.get(family) ?? loadSlices(family)
  slices.set(family, known)
  return known
}

const loadFont = async (file: string, weight: Weight): Promise<Font> => {
  const font = create(await unpackFont(await readFile(file)))
  if (!('getVariation' in font)) throw new Error(`${file} is a collection`)
  return font.getVariation({ wght: weight })
}

const fontOf = (file: string, weight: Weight): Promise<Font> => {
  const key = `${file} ${weight}`
  const known = fonts.get(key) ?? loadFont(file, weight)
  fonts.set(key, known)
  return known
}

const has = ({ ranges }: Slice, point: number): boolean =>
  ranges.some(([from, to]) => from <= point && point <= to)

const findFont = async (
  family: Family,
  letter: string,
  weight: Weight,
): Promise<Font | undefined> => {
  const points = Array.from(letter, (sign) => sign.codePointAt(0) ?? 0)
  for (const slice of await slicesOf(family)) {
    // A slice may not have all letters of its ranges.
    if (!points.every((point) => has(slice, point))) continue
    const font = await fontOf(slice.file, weight)
    if (points.every((point) => font.hasGlyphForCodePoint(point))) return font
  }
  return undefined
}

const found = new Map<string, Promise<Font | undefined>>()

const fontIn = (family: Family, letter: string, weight: Weight): Promise<Font | undefined> => {
  const key = `${family} ${weight} ${letter}`
  const known = found.get(key) ?? findFont(family, letter, weight)
  found.set(key, known)
  return known
}

/**
 * Returns the font of each letter of a word, undefined if no font has it. A letter is what a reader takes for one, with its
 * marks. A word is of one family if one has all of it, so that `Łosoś` looks like one word: first that of the language, else
 * the Hong Kong one, which has the traditional forms. Fonts are read when a slip first needs them, and stay.
 */
export const fontsWith = async (
  word: readonly string[],
  weight: Weight,
  locale: NameLocale,
): Promise<readonly (Font | undefined)[]> => {
  const own = ownFamily[locale] ?? families[0]
  for (const family of [own, ...families.filter((one) => one !== own)]) {
    const fonts = await Promise.all(word.map((letter) => fontIn(family, letter, weight)))
    if (fonts.every((font) => font !== undefined)) return fonts
  }
  if (word.length <= 1) return word.map(() => undefined)
  return (await Promise.all(word.map((letter) => fontsWith([letter], weight, locale)))).flat()
}
