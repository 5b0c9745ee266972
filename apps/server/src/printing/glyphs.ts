import type { SlipLocale } from '../slips/slip.ts'
import { fontWith, type Weight } from './fonts.ts'

/** A letter of a slip: its outline as an SVG path and its width, both for letters of 1,000 units. */
export interface Glyph {
  readonly point: number
  readonly path: string
  readonly width: number
}

/** What stands in place of a letter that no font has. */
const unknown = 0x25_a1
const glyphs = new Map<string, Promise<Glyph>>()

const load = async (point: number, weight: Weight, locale: SlipLocale): Promise<Glyph> => {
  const font = await fontWith(point, weight, locale)
  if (!font)
    return point === unknown
      ? { point, path: 'M100 0H900V800H100ZM160 60V740H840V60Z', width: 1000 }
      : glyphOf(unknown, weight, locale)
  const glyph = font.glyphForCodePoint(point)
  const scale = 1000 / font.unitsPerEm
  const path = scale === 1 ? glyph.path : glyph.path.scale(scale, scale)
  return { point, path: path.toSVG(), width: glyph.advanceWidth * scale }
}

const glyphOf = (point: number, weight: Weight, locale: SlipLocale): Promise<Glyph> => {
  const key = `${point} ${weight} ${locale}`
  const known = glyphs.get(key) ?? load(point, weight, locale)
  glyphs.set(key, known)
  return known
}

/** Returns the letters of a text; what cannot be printed, such as a picture sign, is a box. */
export const glyphsOf = (
  text: string,
  weight: Weight,
  locale: SlipLocale,
): Promise<readonly Glyph[]> => {
  const points = Array.from(text.normalize('NFC'), (letter) => letter.codePointAt(0) ?? unknown)
  const shown = points.filter((point) => point >= 0x20 && !(point >= 0xfe_00 && point <= 0xfe_0f))
  return Promise.all(shown.map((point) => glyphOf(point, weight, locale)))
}
