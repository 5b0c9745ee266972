import type { Glyph } from './glyphs.ts'

const SPACE = 0x20
/** From here on are Chinese, Japanese and Korean letters, between which a line may end. */
const IDEOGRAPHS = 0x2e_80
/** What no line begins with: closing brackets, commas and the like. */
const CLOSING = new Set(
  Array.from('，。、；：！？）」』》】”’％,.;:!?)]}%', (letter) => letter.codePointAt(0)),
)

const mayEndBefore = (before: Glyph | undefined, next: Glyph): boolean =>
  before !== undefined &&
  next.point !== SPACE &&
  !CLOSING.has(next.point) &&
  (before.point === SPACE || before.point >= IDEOGRAPHS || next.point >= IDEOGRAPHS)

export const widthOf = (glyphs: readonly Glyph[]): number =>
  glyphs.reduce((sum, { width }) => sum + width, 0)

const trimmed = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  const end = glyphs.findLastIndex(({ point }) => point !== SPACE)
  return glyphs.slice(0, end + 1)
}

/** Returns the lines of a text that are at most so wide; a word that is wider than a line is cut. */
export const wrap = (glyphs: readonly Glyph[], width: number): readonly (readonly Glyph[])[] => {
  const lines: (readonly Glyph[])[] = []
  let line: Glyph[] = []
  let lastEnd = 0
  for (const glyph of glyphs) {
    if (mayEndBefore(line.at(-1), glyph)) lastEnd = line.length
    line.push(glyph)
    if (glyph.point === SPACE || widthOf(line) <= width) continue
    const end = lastEnd > 0 ? lastEnd : Math.max(1, line.length - 1)
    lines.push(trimmed(line.slice(0, end)))
    line = line.slice(end)
    lastEnd = 0
  }
  const last = trimmed(line)
  return last.length > 0 || lines.length === 0 ? [...lines, last] : lines
}
