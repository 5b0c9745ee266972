import type { BillClosing, CloseSessionData, TableSession, User } from '@comanda/contract'
import { toCents } from '@comanda/engine/money'
import { requireManager } from '../../../../authentication/approval/require-manager.ts'
import { refused } from '../../../../errors/refusal.ts'
import { settleInvoices } from '../../../../invoices/settle-invoices.ts'
import { paidOf } from '../../../../payments/paid-of.ts'
import { paymentPending } from '../../../../payments/payment-refusals.ts'
import { isUnsettled } from '../../../../payments/unsettled.ts'
import { isStaffOf } from '../../../../policies/staff.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import type { SessionRow } from '../../../../tables/table-sessions.ts'
import { completeSession } from '../../closing/complete-session.ts'
import { sendToKitchen } from '../../closing/release-orders.ts'
import { returnDeposit } from '../../closing/return-deposit.ts'
import { activeStatuses } from '../../queries/active-statuses.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveSession } from '../../queries/save-session.ts'
import type { SessionState } from '../../records/session-record.ts'
import type { ChangedSession, LockedSession } from '../change-session.ts'
import type { Ordering } from '../ordering.ts'
import { type NotedReason, requiredReason } from '../required-reason.ts'
import { sessionClosed } from '../session-refusals.ts'
import { changeByStaff } from '../staff-change.ts'

const path = 'tableSessions/close'

const unpaid = (outstanding: number) =>
  refused({
    kind: 'Conflict',
    code: 'billUnpaid',
    message: 'The bill is not paid: say how it is closed.',
    field: 'how',
    detail: { outstanding },
  })

/** Nothing was served and nothing paid: no bill, but a table that somebody has opened. */
const isEmpty = ({ orders, payments }: SessionState): boolean =>
  payments.length === 0 && orders.every(({ status }) => status === 'cancelled')

/** Returns how a bill with something left is closed; undefined if nothing is. Throws a refusal if it cannot be closed so. */
const closingOf = (
  state: SessionState,
  { how, reason, note }: CloseSessionData,
): BillClosing | undefined => {
  const { row, payments, orders } = state
  const { outstanding } = paidOf(row.result, payments)
  if (outstanding <= 0 || isEmpty(state)) return undefined
  if (how === undefined || row.type === 'topUp') throw unpaid(outstanding)
  // What nobody has cooked is cancelled, not walked away from.
  if (how === 'walkout' && orders.some(({ status }) => status === 'toPay'))
    throw unpaid(outstanding)
  return {
    how,
    amount: outstanding,
    ...(reason === undefined ? {} : { reason }),
    ...(note === undefined ? {} : { note }),
  }
}

const closed = async (
  { transaction, menu, state, now }: LockedSession,
  closing: BillClosing | undefined,
  actor: Actor,
  noted: NotedReason = {},
): Promise<ChangedSession> => {
  const { state: cooked, released } = await sendToKitchen(transaction, menu, state, actor, now)
  const sent = await returnDeposit(transaction, menu, cooked, actor, now)
  const row: SessionRow = { ...sent.row, closed: closing ?? null }
  const end: Partial<SessionRow> = isEmpty(sent)
    ? { status: 'cancelled', endTime: now.toISOString() }
    : { ...(await completeSession(transaction, menu, { ...sent, row }, now)), tvStatus: 'taken' }
  // What nobody paid has no time at which it was.
  const paidTime = closing && closing.how !== 'paidElsewhere' ? row.paidTime : end.paidTime
  const changes = { ...end, closed: row.closed, ...(paidTime === undefined ? {} : { paidTime }) }
  const after = { ...sent, row: { ...row, ...changes } }
  const invoiced = await settleInvoices(transaction, menu, after, now)
  const saved = await saveSession(transaction, sent.row, { ...changes, ...invoiced })
  const event = { shop: row.shop, session: row._id, at: now.toISOString(), actor }
  const detail = { from: state.row.status, to: saved.status, ...closing, ...noted }
  await addEvents(transaction, { ...event, kind: 'closed', detail })
  return { state: { ...sent, row: saved }, orders: released, hasLeft: true }
}

const mayClose = (by: User, { shop }: SessionRow, { how }: BillClosing): boolean =>
  isStaffOf(by, shop, how === 'paidElsewhere' ? ['cashier', 'manager'] : ['manager'])

/**
 * `create tableSessions/close`: ends a session, which frees its table (STAFF-2.2). What is given away or was not paid is for
 * managers, or approved by one; what was paid elsewhere, for those who take money.
 */
export const closeSession = (
  ordering: Ordering,
  data: CloseSessionData,
  user: User | undefined,
): Promise<TableSession> => {
  const roles = ['waiter', 'cashier', 'manager'] as const
  return changeByStaff(ordering, data, { path, user, roles }, async (locked, by) => {
    const { transaction, state } = locked
    const { row } = state
    if (!activeStatuses.includes(row.status)) throw refused(sessionClosed)
    const pending = state.attempts.filter(isUnsettled)
    if (pending.length > 0) throw refused(paymentPending(pending, 0))
    const closing = closingOf(state, data)
    const actor: Actor = { role: 'staff', user: by._id }
    if (!closing) return closed(locked, undefined, actor)
    const why = { shop: row.shop, kind: 'close' as const }
    const { noted } = await requiredReason(transaction, why, data)
    if (mayClose(by, row, closing)) return closed(locked, closing, actor, noted)
    const act = { data, cents: toCents(closing.amount) }
    const of = { shop: row.shop, action: path, record: row._id, act, approval: data.approval }
    const approver = await requireManager(transaction, by, of)
    const approved = approver === undefined ? actor : { ...actor, approver }
    return closed(locked, closing, approved, noted)
  })
}
