import type { LetterName, MailLocale, MailValues } from '../tables/mails.ts'

/** A mail that shall be sent. */
export interface Mail {
  readonly recipient: string
  readonly letter: LetterName
  readonly locale?: MailLocale | undefined
  readonly values?: MailValues
}
