import type { Font } from 'fontkit'
import type { NameLocale } from '@comanda/engine/languages'
import { fontsWith, type Weight } from './fonts.ts'

/** A letter of a slip with its marks: its outline as an SVG path and its width, both for letters of 1,000 units. */
export interface Glyph {
  readonly letter: string
  readonly path: string
  readonly width: number
  /** Whether a word begins with it that no space stands before, as in Thai. */
  readonly isWordStart?: boolean
}

/** What stands in place of a letter that no font has. */
const BOX = '□'

const letters = new Intl.Segmenter('th', { granularity: 'grapheme' })
const words = new Intl.Segmenter('th', { granularity: 'word' })

type Outline = Pick<Glyph, 'path' | 'width'>
const outlines = new WeakMap<Font, Map<string, Outline>>()

const shape = (font: Font, letter: string): Outline => {
  const scale = 1000 / font.unitsPerEm
  // Fonts place the ring of a Thai am below the tone only if it stands before it.
  const { glyphs, positions } = font.layout(
    letter.replace(/([\u0e48-\u0e4b])\u0e33/, '\u0e4d$1\u0e32'),
  )
  let width = 0
  const paths = glyphs.map(({ path }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
    const placed = path.translate(width + xOffset, yOffset).scale(scale, scale)
    width += xAdvance
    return placed.toSVG()
  })
  return { path: paths.join(''), width: width * scale }
}

const outlineOf = (font: Font | undefined, letter: string): Outline => {
  if (!font) return { path: '', width: 1000 }
  const known = outlines.get(font) ?? new Map<string, Outline>()
  outlines.set(font, known)
  const outline = known.get(letter) ?? shape(font, letter)
  known.set(letter, outline)
  return outline
}

const unseen = /[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu

const lettersOf = (word: string): readonly string[] =>
  Array.from(letters.segment(word), ({ segment }) => segment.replaceAll(unseen, '')).filter(
    (letter) => letter !== '',
  )

const isThai = (text: string): boolean => /\p{Script=Thai}/u.test(text)

/** Returns the letters of a text; what no font has is a box. */
export const glyphsOf = async (
  text: string,
  weight: Weight,
  locale: NameLocale,
): Promise<readonly Glyph[]> => {
  const [boxFont] = await fontsWith([BOX], weight, locale)
  // The fonts have ½ and ¼, not ⅓: the third part of a dish.
  const parts = Array.from(
    words.segment(text.normalize('NFC').replaceAll('⅓', '1/3')),
    async ({ segment }) => {
      const word = lettersOf(segment)
      const fonts = await fontsWith(word, weight, locale)
      return word.map((letter, at): Glyph => {
        const font = fonts[at]
        const outline = font ? outlineOf(font, letter) : outlineOf(boxFont, BOX)
        return { letter, ...outline, ...(at === 0 && isThai(letter) ? { isWordStart: true } : {}) }
      })
    },
  )
  return (await Promise.all(parts)).flat()
}
