import type { en } from './letters/en.ts'

/** A letter: its texts have `{names}` where values go. */
export interface LetterText {
  readonly subject: string
  readonly text: string
}

export type LetterName = keyof typeof en

/** Every letter in one language. */
export type Letters = Readonly<Record<LetterName, LetterText>>
