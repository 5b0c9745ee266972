import type { User } from '@comanda/contract'
import type { LetterName } from './letters.ts'

/** The languages that mails are written in. */
export type MailLocale = NonNullable<User['locale']>

/** What is put in the places of a letter's text. */
export type MailValues = Readonly<Record<string, string>>

/** A mail that shall be sent. */
export interface Mail {
  readonly recipient: string
  readonly letter: LetterName
  readonly locale?: MailLocale | undefined
  readonly values?: MailValues
}
