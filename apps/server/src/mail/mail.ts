import type { TemplateName, MailLocale, MailValues } from '../tables/mails.ts'

/** A mail to send. */
export interface Mail {
  readonly recipient: string
  readonly letter: TemplateName
  readonly locale?: MailLocale | undefined
  readonly values?: MailValues
}
