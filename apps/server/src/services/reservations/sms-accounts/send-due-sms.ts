import { and, eq, sql } from 'drizzle-orm'
import type { ServerContext } from '../../../calls/served.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { openSmsAccount, smsAccountOf } from '../../../sms/accounts/read-sms-account.ts'
import type { SmsVerdict } from '../../../sms/provider.ts'
import { smsProviders } from '../../../sms/providers.ts'
import { atOnce } from '../../../sweeps/at-once.ts'
import { claimDue, type DueRow } from '../../../sweeps/claim-due.ts'
import type { Sweep } from '../../../sweeps/sweep.ts'
import { type SmsMessageRow, smsMessages } from '../../../tables/sms-messages.ts'

/** How long a provider may take to respond, in ms. */
const patience = 20_000
/** After this many tries a text is given up. */
const mostTries = 4

const due = { table: smsMessages, time: 'due_time', where: sql`status = 'waiting'` }
const pause = { first: 30_000, longest: 240_000, tries: 'tries' }

const rowOf = ({ shop, _id }: DueRow) => and(eq(smsMessages.shop, shop), eq(smsMessages._id, _id))

const refused = (message: string): SmsVerdict => ({ is: 'refused', message })

const send = async (runtime: Runtime, row: SmsMessageRow): Promise<SmsVerdict> => {
  if (Date.parse(row.until) < runtime.now()) return refused('too late')
  const stored = await smsAccountOf(runtime.reads, row.shop)
  const account = stored && openSmsAccount(runtime.config, stored)
  if (!account) return refused('the shop has no account whose token can be decrypted')
  const signal = AbortSignal.timeout(patience)
  return smsProviders[account.provider].send(row, { account, fetch, signal })
}

/** Told once a text was taken by its provider or given up, so that staff see it. */
export type SmsEnded = (context: ServerContext, message: DueRow) => Promise<void>

const sendOne = async (context: ServerContext, key: DueRow, ended: SmsEnded): Promise<void> => {
  const { runtime } = context
  const [row] = await runtime.database.select().from(smsMessages).where(rowOf(key))
  if (row?.status !== 'waiting') return
  const verdict = await send(runtime, row)
  if (verdict.is !== 'taken')
    runtime.log.warn({ sms: row._id, ...verdict, tries: row.tries }, 'a text was not sent')
  if (verdict.is === 'unknown' && row.tries < mostTries) return
  const status = verdict.is === 'taken' ? 'sent' : 'failed'
  await runtime.database
    .update(smsMessages)
    .set({ status, recipient: '', text: '' })
    .where(rowOf(key))
  await ended(context, key)
}

/** Sends the texts that are due, all at once: a provider that is slow delays no other shop's (SMS-1.3). */
export const sendDueSms = (ended: SmsEnded = () => Promise.resolve()): Sweep => ({
  name: 'sms',
  run: async (context) => {
    const rows = await claimDue(context.runtime, due, pause)
    await atOnce(
      rows,
      (row) => sendOne(context, row, ended),
      (error, { _id }) => context.runtime.log.error({ err: error, sms: _id }, 'a text failed'),
    )
    return rows.length
  },
})
