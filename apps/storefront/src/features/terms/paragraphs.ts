/** A paragraph of a longer text, by its lines; a list is one with many lines. */
export interface Paragraph {
  readonly id: string
  readonly lines: readonly Line[]
}

export interface Line {
  readonly id: string
  readonly text: string
  /** The number or sign that the line begins with: `1.`. */
  readonly mark?: string
}

const POINT = /^([0-9]+[.)、]|[-–•・])\s*(.+)$/

const lineOf = (line: string, at: number): Line => {
  const id = String(at)
  const text = line.trim()
  const [, mark, rest] = POINT.exec(text) ?? []
  return mark === undefined || rest === undefined ? { id, text } : { id, text: rest, mark }
}

/** Returns the paragraphs of a text of the settings: blank lines separate paragraphs, line breaks separate lines. */
export const paragraphs = (text: string): readonly Paragraph[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, at) => ({ id: String(at), lines: part.split('\n').map(lineOf) }))
