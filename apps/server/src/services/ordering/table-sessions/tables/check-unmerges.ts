import { type Refusal, refused } from '../../../../errors/refusal.ts'
import type { MergedBefore } from '../../../../tables/table-sessions.ts'
import type { SessionState } from '../../records/session-record.ts'
import { checkJoins } from './check-joins.ts'

/** For how long a merge can be undone, in ms. */
const UNMERGE_TIME = 10 * 60_000

const unmergeRefused: Refusal = {
  kind: 'Conflict',
  code: 'unmergeRefused',
  message: 'These bills cannot be parted again.',
}

const has = (invoices: readonly unknown[] | null): boolean =>
  invoices !== null && invoices.length > 0

/** Returns why a merge cannot be undone, if it cannot. */
const problemOf = (
  from: SessionState,
  into: SessionState,
  now: Date,
): 'notMerged' | 'time' | 'paid' | 'moved' | 'invoice' | undefined => {
  const { merged, status } = from.row
  const before = merged?.before
  if (status !== 'cancelled' || merged?.into !== into.row._id || !before) return 'notMerged'
  if (now.getTime() - Date.parse(merged.time) > UNMERGE_TIME) return 'time'
  const known = new Set([...before.payments, ...before.intoPayments])
  if (into.payments.length !== known.size || into.payments.some(({ _id }) => !known.has(_id)))
    return 'paid'
  const here = new Set(into.orders.map(({ _id }) => _id))
  if (before.orders.some((order) => !here.has(order))) return 'moved'
  if (has(before.from.invoices) || has(into.row.invoices)) return 'invoice'
  return undefined
}

/**
 * Returns both bills as they were before they were merged. Throws a refusal if it is too late, or something has been paid or
 * moved on since (STAFF-2.20).
 */
export const checkUnmerges = (from: SessionState, into: SessionState, now: Date): MergedBefore => {
  checkJoins(into)
  const reason = problemOf(from, into, now)
  const before = from.row.merged?.before
  if (reason !== undefined || !before)
    throw refused({ ...unmergeRefused, field: 'from', detail: { reason } })
  return before
}
