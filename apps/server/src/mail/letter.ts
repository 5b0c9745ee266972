import type { User } from '@comanda/contract'

/** The languages that mails are written in. */
export type MailLocale = NonNullable<User['locale']>

/** What is put in the places of a letter's text. */
export type MailValues = Readonly<Record<string, string>>
