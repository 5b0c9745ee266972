import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Transporter } from 'nodemailer'
import type { Logger } from 'pino'
import type { Database } from '../database/connect.ts'
import { mails } from '../tables/mails.ts'
import { renderTemplate } from './render-template.ts'

/** What sending needs. */
export interface MailPost {
  readonly database: Database
  readonly transport: Transporter
  readonly from: string
  readonly log: Logger
}

/** How long a mail is leased to a sender, in seconds: longer than any attempt takes. */
const lease = 300
/** After this many failed attempts a mail is dropped. */
const mostAttempts = 8

/** Returns the seconds until the next attempt: a minute, two, four … */
const waitAfter = (attempts: number): number => 60 * 2 ** (attempts - 1)

const ahead = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`

/** Leases the next mail that is due, so that no other server sends it. */
const takeNext = async (database: Database) => {
  const next = database
    .select({ _id: mails._id })
    .from(mails)
    .where(lte(mails.dueTime, sql`now()`))
    .orderBy(asc(mails.dueTime))
    .limit(1)
    .for('update', { skipLocked: true })
  const [mail] = await database
    .update(mails)
    .set({ dueTime: ahead(lease), attempts: sql`${mails.attempts} + 1` })
    .where(inArray(mails._id, next))
    .returning()
  return mail
}

/** Sends the next mail that is due, or schedules a retry. Returns whether there was one. */
export const sendNextMail = async (post: MailPost): Promise<boolean> => {
  const { database, transport, from, log } = post
  const mail = await takeNext(database)
  if (!mail) return false
  const { _id, recipient, letter, locale, values, attempts } = mail
  try {
    const written = renderTemplate(letter, locale, values)
    await transport.sendMail({ from, to: { name: '', address: recipient }, ...written })
  } catch (error) {
    const isGivenUp = attempts >= mostAttempts
    log.warn({ err: error, letter, attempts, isGivenUp }, 'a mail could not be sent')
    if (!isGivenUp) {
      await database
        .update(mails)
        .set({ dueTime: ahead(waitAfter(attempts)) })
        .where(eq(mails._id, _id))
      return true
    }
  }
  await database.delete(mails).where(eq(mails._id, _id))
  return true
}
