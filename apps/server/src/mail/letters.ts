import type { LetterName } from '../tables/mails.ts'

/** A letter: its texts have `{names}` where values go. */
export interface LetterText {
  readonly subject: string
  readonly text: string
}

/** Every letter in one language. */
export type Letters = Readonly<Record<LetterName, LetterText>>
