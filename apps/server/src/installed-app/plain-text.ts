/** Control characters, including those for text direction. */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

const characters = new Intl.Segmenter()

/** Returns a name that any operating system can display: on one line, of at most `most` graphemes. */
export const plainText = (text: string, most: number): string => {
  const line = text.replaceAll(unseen, ' ').replaceAll(/\s+/g, ' ').trim()
  const shown = Array.from(characters.segment(line), ({ segment }) => segment)
  if (shown.length <= most) return line
  const start = shown.slice(0, most - 1).join('')
  return `${start.trimEnd()}…`
}
