/** A paragraph of a longer text. */
export interface Paragraph {
  readonly id: string
  readonly text: string
}

/** A text as it is written in the settings, by paragraphs: blank lines part them. */
export const paragraphs = (text: string): readonly Paragraph[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part, at) => ({ id: String(at), text: part }))
