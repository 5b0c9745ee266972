/** A paragraph of a longer text, by its lines: a list of points is one with many. */
export interface Paragraph {
  readonly id: string
  readonly lines: readonly Line[]
}

export interface Line {
  readonly id: string
  readonly text: string
  /** It begins with a number or a sign of its own: `1. Orders`. */
  readonly isPoint: boolean
}

const POINT = /^(?:[0-9]+[.)、]|[-–•・])\s*/

const lineOf = (text: string, at: number): Line => ({
  id: String(at),
  text: text.trim(),
  isPoint: POINT.test(text.trim()),
})

/** A text as it is written in the settings: blank lines part its paragraphs, breaks their lines. */
export const paragraphs = (text: string): readonly Paragraph[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, at) => ({ id: String(at), lines: part.split('\n').map(lineOf) }))
