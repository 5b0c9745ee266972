import type { Glyph } from './glyphs.ts'

const SPACE = ' '
/** From here on are Chinese, Japanese and Korean letters, between which a line may end. */
const IDEOGRAPHS = '\u2e80'
/** What no line begins with: closing brackets, commas and the like. */
const CLOSING = new Set('，。、；：！？）」』》】”’％,.;:!?)]}%ๆฯ')
/** What no line ends with, before a word of Thai. */
const OPENING = new Set('([{“‘')

const mayEndBefore = (before: Glyph | undefined, next: Glyph): boolean =>
  before !== undefined &&
  next.letter !== SPACE &&
  !CLOSING.has(next.letter) &&
  (before.letter === SPACE ||
    before.letter >= IDEOGRAPHS ||
    next.letter >= IDEOGRAPHS ||
    (next.isWordStart === true && !OPENING.has(before.letter)))

export const widthOf = (glyphs: readonly Glyph[]): number =>
  glyphs.reduce((sum, { width }) => sum + width, 0)

const trimmed = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  const end = glyphs.findLastIndex(({ letter }) => letter !== SPACE)
  return glyphs.slice(0, end + 1)
}

/** Returns where a line that is too wide ends: at its last end of a word, or else before its last letter. */
const endOf = (line: readonly Glyph[]): number => {
  const end = line.findLastIndex((glyph, at) => mayEndBefore(line[at - 1], glyph))
  return end > 0 ? end : line.length - 1
}

/** Returns the lines of a text that are at most so wide; a word that is wider than a line is cut. */
export const wrap = (glyphs: readonly Glyph[], width: number): readonly (readonly Glyph[])[] => {
  const lines: (readonly Glyph[])[] = []
  let line: readonly Glyph[] = []
  for (const glyph of glyphs) {
    line = [...line, glyph]
    if (glyph.letter === SPACE) continue
    // What is left of a line may be too wide again: its spaces were not counted while they were at the end.
    while (line.length > 1 && widthOf(line) > width) {
      const end = endOf(line)
      lines.push(trimmed(line.slice(0, end)))
      line = line.slice(end)
    }
  }
  const last = trimmed(line)
  return last.length > 0 || lines.length === 0 ? [...lines, last] : lines
}
