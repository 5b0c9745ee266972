import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { ServerContext } from '../../../calls/served.ts'
import type { Refunded } from '../../../payments/provider.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { paymentAttempts } from '../../../tables/payment-attempts.ts'
import { type RefundRow, refunds } from '../../../tables/refunds.ts'
import { openProvider } from '../provider-calls/call-provider.ts'
import { announceRefund } from '../refunds/refund-record.ts'
import { atOnce } from '../../../sweeps/at-once.ts'
import { claimDue, type DueRow } from '../../../sweeps/claim-due.ts'
import { sendRefund } from './send-refund.ts'

const MINUTE = 60_000
/** The longest wait until a refund is looked at again, in ms. */
const LONGEST = 6 * 60 * MINUTE

const due = {
  table: refunds,
  time: 'ask_time',
  where: sql`ask_time is not null`,
}

/** Returns when a refund that is under way is looked at again: after a minute, then twice as long each time. */
const nextLook = (tries: number): number => Math.min(MINUTE * 2 ** Math.min(tries, 20), LONGEST)

const save = async (
  { database }: Pick<Runtime, 'database'>,
  { shop, _id }: DueRow,
  change: Partial<RefundRow>,
  isAsRead?: SQL,
): Promise<RefundRow | undefined> => {
  const [row] = await database
    .update(refunds)
    .set(change)
    .where(and(eq(refunds.shop, shop), eq(refunds._id, _id), isAsRead))
    .returning()
  return row
}

/** Returns what a refund becomes by what the provider says. */
const changeBy = (refunded: Refunded, { tries }: RefundRow, now: number): Partial<RefundRow> => {
  const time = new Date(now).toISOString()
  const again = { askTime: new Date(now + nextLook(tries)).toISOString() }
  const id = 'id' in refunded && refunded.id ? { providerRefundId: refunded.id } : {}
  if (refunded.is === 'done')
    return { ...id, status: 'done', doneTime: time, askTime: null, failure: null }
  if (refunded.is === 'refused') return { status: 'failed', failure: refunded.code, askTime: null }
  return { ...id, status: 'sent', ...again }
}

const send = async (runtime: Runtime, refund: RefundRow, attemptId: string): Promise<void> => {
  const { reads, bus, now } = runtime
  const [attempt] = await reads
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.shop, refund.shop), eq(paymentAttempts._id, attemptId)))
  if (!attempt) throw new Error(`there is no attempt ${attemptId}`)
  const of = and(eq(refunds.shop, refund.shop), eq(refunds.attempt, attemptId))
  const known = await reads
    .select({ id: refunds.providerRefundId })
    .from(refunds)
    .where(and(of, ne(refunds._id, refund._id), isNotNull(refunds.providerRefundId)))
  const others = known.flatMap(({ id }) => id ?? [])
  // It is marked as sent before it is: if this server ends in between, the next one queries first.
  const sentTime = refund.sentTime ?? new Date(now()).toISOString()
  const tries = refund.tries + 1
  // If another server or staff were faster, it is theirs.
  const isAsRead = and(eq(refunds.status, refund.status), eq(refunds.tries, refund.tries))
  // Sent again under another key, it gets another id: the one before is not this one's.
  const id = refund.sentTime === null ? { providerRefundId: null } : {}
  if (!(await save(runtime, refund, { status: 'sent', sentTime, tries, ...id }, isAsRead))) return
  const opened = await openProvider(runtime, attempt, refund._id)
  const refunded: Refunded = opened
    ? await sendRefund(opened, { refund, attempt, others })
    : { is: 'refused', code: 'accountMissing' }
  // If it took so long that it was looked at again in the meantime, that look knows more.
  const isSent = and(eq(refunds.status, 'sent'), eq(refunds.tries, tries))
  const saved = await save(runtime, refund, changeBy(refunded, { ...refund, tries }, now()), isSent)
  if (saved) announceRefund(bus, 'patched', saved)
}

const read = async (
  { database }: Pick<Runtime, 'database'>,
  { shop, _id }: DueRow,
): Promise<readonly RefundRow[]> =>
  database
    .select()
    .from(refunds)
    .where(and(eq(refunds.shop, shop), eq(refunds._id, _id)))

const look = async (runtime: Runtime, row: RefundRow): Promise<void> => {
  if (row.tries === 0 && row.failure === null) announceRefund(runtime.bus, 'created', row)
  const isUnderWay = row.status === 'due' || row.status === 'sent'
  if (row.attempt !== null && isUnderWay) await send(runtime, row, row.attempt)
  else await save(runtime, row, { askTime: null })
}

/**
 * Announces refunds that are new, and sends those of providers until they are done or refused (PAY-5.6). Those of one attempt
 * are sent one after another: some providers know them by what was refunded before.
 */
export const sweepRefunds = async ({ runtime }: ServerContext): Promise<number> => {
  const claimed = await claimDue(runtime, due, MINUTE)
  const rows = await Promise.all(claimed.map((one) => read(runtime, one)))
  await atOnce(
    rows.flat(),
    (row) => look(runtime, row),
    (error, { _id }) => runtime.log.error({ err: error, refund: _id }, 'a refund was not sent'),
    ({ attempt, _id }) => attempt ?? _id,
  )
  return claimed.length
}
