import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { newSecretId } from '../identifiers/new-id.ts'
import type { Mail } from './mail.ts'
import { mails } from '../tables/mails.ts'

/**
 * Puts a mail in the queue within the transaction that is its reason: it is sent when that is kept, and never where it is
 * undone. `mailer.wake()` after the commit sends it at once.
 */
export const queueMail = async (
  transaction: Database,
  { recipient, letter, locale = 'en', values = {} }: Mail,
): Promise<void> => {
  await transaction.insert(mails).values({
    _id: newSecretId(),
    recipient,
    letter,
    locale,
    values,
    dueTime: sql`now()`,
  })
}
