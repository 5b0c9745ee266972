import { sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { newSecretId } from '../identifiers/new-id.ts'
import type { Mail } from './mail.ts'
import { mails } from '../tables/mails.ts'

/**
 * Queues a mail within the transaction that causes it: it is sent only if that commits. `mailer.wake()` after the
 * commit sends it immediately.
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
