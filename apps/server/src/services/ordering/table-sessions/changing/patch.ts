import {
  type Condition,
  meets,
  type Menu,
  type Order,
  type SessionStatus,
  type TableSession,
  type TableSessionPatch,
} from '@comanda/contract'
import { canSessionBecome, isSessionFinished } from '@comanda/shop-rules/sessions'
import type { Database } from '../../../../database/connect.ts'
import { refused } from '../../../../errors/refusal.ts'
import { settleInvoices } from '../../../../invoices/settle-invoices.ts'
import { rankWhenDone } from '../../../accounts/users/spends/rank-when-done.ts'
import { announceOrder } from '../../announcements/announce.ts'
import { announceMember } from '../../announcements/announce-member.ts'
import { paidOf } from '../../../../payments/paid-of.ts'
import { completeSession } from '../../closing/complete-session.ts'
import { sendToKitchen } from '../../closing/release-orders.ts'
import { returnDeposit } from '../../closing/return-deposit.ts'
import { refuseClosedDay } from '../../closing/refuse-closed-day.ts'
import { type UndoneSession, undoSession } from '../../closing/undo-session.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import { announceBooking } from '../../deposits/announce-booking.ts'
import { followDeposit } from '../../deposits/follow-deposit.ts'
import { changeBill } from './change-bill.ts'
import { changeSitting } from './change-sitting.ts'
import type { Ordering } from '../ordering.ts'
import { sectionsOf } from '../../pricing/session-sections.ts'
import { addEvents } from '../../queries/add-events.ts'
import { inShopOfSession } from '../../../../shop-directory/in-shop-of-session.ts'
import { inLockedSession } from '../../queries/in-locked-session.ts'
import { saveSession } from '../../queries/save-session.ts'
import { sessionRecord, type SessionState } from '../../records/session-record.ts'
import { sessionNotFound } from '../../../../errors/session-not-found.ts'
import type { SessionRow } from '../../../../tables/table-sessions.ts'
import { tvStatusOf } from '../../records/tv-status.ts'
import { whenLeft } from '../ending/when-left.ts'

/** A change of a session by staff. `reach` restricts it to the sessions that their policy allows. */
export interface SessionChange {
  readonly id: string
  readonly fields: TableSessionPatch
  readonly reach: Condition
  readonly actor: Actor
}

interface Changed extends Omit<UndoneSession, 'state' | 'cancelled'> {
  /** Orders whose status changed. */
  readonly orders: readonly Order[]
  readonly session: TableSession
  /** The session after a change of its status. */
  readonly after?: SessionState
}

const nothing = { orders: [], stocks: [], coupons: [] } as const

/** Throws if a session is to be completed unpaid: `close` does it, and says why (STAFF-2.5); a top-up never (PAY-1.9). */
const checkPaid = ({ row, payments }: SessionState, status: SessionStatus): void => {
  if (status !== 'done') return
  const { outstanding } = paidOf(row.result, payments)
  if (outstanding <= 0) return
  const isTopUp = row.type === 'topUp'
  throw refused({
    kind: 'Conflict',
    code: isTopUp ? 'illegalTransition' : 'useClose',
    message: isTopUp ? 'A top-up is done once it is paid.' : 'Close it, and say why it is unpaid.',
    field: 'status',
    detail: { outstanding },
  })
}

/** Returns the changes of the session's row for its new status. */
const changesOf = async (
  transaction: Database,
  menu: Menu,
  state: SessionState,
  status: SessionStatus,
  now: Date,
): Promise<Partial<SessionRow>> => {
  if (status === 'done')
    return { ...(await completeSession(transaction, menu, state, now)), tvStatus: 'taken' }
  const { result, pricedWith, discounts, pointsSpent, pointsEarned } = state.row
  const { checkBillTime, endTime } = state.row
  return {
    status,
    result,
    pricedWith,
    discounts,
    pointsSpent,
    pointsEarned,
    checkBillTime: status === 'toPay' ? now.toISOString() : checkBillTime,
    tvStatus: tvStatusOf(state.orders.map((one) => one.status)),
    endTime: isSessionFinished(status) ? (endTime ?? now.toISOString()) : null,
  }
}

/** Returns the session as its new status leaves its orders: cancelled with it, or the kitchen's if staff complete it unpaid. */
const ending = async (
  transaction: Database,
  menu: Menu,
  locked: SessionState,
  status: SessionStatus,
  actor: Actor,
  now: Date,
): Promise<Omit<Changed, 'session'> & Pick<UndoneSession, 'state'>> => {
  if (status === 'cancelled' || status === 'void') {
    const { cancelled, ...undone } = await undoSession(transaction, menu, locked, actor, now)
    return { ...undone, orders: cancelled }
  }
  if (status !== 'done') return { ...nothing, state: locked }
  const { state: sent, released } = await sendToKitchen(transaction, menu, locked, actor, now)
  const state = await returnDeposit(transaction, menu, sent, actor, now)
  return { ...nothing, state, orders: released }
}

const changeStatus = async (
  transaction: Database,
  menu: Menu,
  locked: SessionState,
  status: SessionStatus,
  actor: Actor,
  now: Date,
): Promise<Changed> => {
  const from = locked.row.status
  if (!canSessionBecome(from, status))
    throw refused({
      kind: 'Conflict',
      code: 'illegalTransition',
      message: `A session that is ${from} cannot become ${status}.`,
      field: 'status',
      detail: { from, to: status },
    })
  checkPaid(locked, status)
  await refuseClosedDay(transaction, locked.row)
  const { state, ...told } = await ending(transaction, menu, locked, status, actor, now)
  const changes = await changesOf(transaction, menu, state, status, now)
  const closed = { ...state, row: { ...state.row, ...changes } }
  const invoiced = await settleInvoices(transaction, menu, closed, now)
  const row = await saveSession(transaction, state.row, { ...changes, ...invoiced })
  const event = { shop: row.shop, session: row._id, at: now.toISOString(), actor }
  await addEvents(transaction, { ...event, kind: 'status', detail: { from, to: status } })
  const after = { ...state, row }
  return { after, session: sessionRecord(after, sectionsOf(menu, row, now)), ...told }
}

/** Changes the bill, the sitting and the status of a locked session, in this order. */
const changeFields = async (
  transaction: Database,
  menu: Menu,
  locked: SessionState,
  { fields, actor }: SessionChange,
  now: Date,
): Promise<Changed> => {
  const { status } = fields
  const { state: billed, released } = await changeBill(
    transaction,
    menu,
    locked,
    fields,
    actor,
    now,
  )
  const row = await changeSitting(transaction, billed.row, fields, actor, now)
  const state = row ? { ...billed, row } : billed
  if (status !== undefined && state.row.status !== status) {
    const changed = await changeStatus(transaction, menu, state, status, actor, now)
    return { ...changed, orders: [...released, ...changed.orders] }
  }
  const session = sessionRecord(state, sectionsOf(menu, state.row, now))
  return { session, ...nothing, orders: released }
}

/**
 * `patch tableSessions/{id}`: changes a bill by hand, sets the name and the times of a sitting, closes a session, so that
 * its table is free, or moves it along its statuses. Completing a session credits its member with points; cancelling or
 * voiding it cancels its open orders and undoes its coupons, points and payments.
 */
export const patchSession = async (
  ordering: Ordering,
  change: SessionChange,
): Promise<TableSession> => {
  const { reads, bus, stocksChanged } = ordering
  const now = new Date(ordering.now())
  const changed = await inShopOfSession(ordering, change.id, async (shop) => {
    const known = await ordering.menuOf(shop)
    if (!known) return undefined
    return inLockedSession(ordering, { shop, session: change.id }, async (transaction, locked) => {
      if (!meets(change.reach, { ...locked.row })) throw refused(sessionNotFound)
      const menu = await ordering.menuAt(transaction, known)
      const done = await changeFields(transaction, menu, locked, change, now)
      const { after } = done
      return {
        ...done,
        booking: after && (await followDeposit(transaction, ordering, after, now)),
      }
    })
  })
  if (!changed) throw refused(sessionNotFound)
  if (changed.booking) announceBooking(ordering, changed.booking)
  for (const order of changed.orders) announceOrder(bus, 'patched', order)
  stocksChanged(changed.session.shop, changed.stocks)
  rankWhenDone(ordering, changed.session)
  if (change.fields.status !== undefined) whenLeft(ordering, changed.session, true)
  announceMember(reads, bus, {
    session: change.id,
    user: changed.session.user,
    coupons: changed.coupons,
    now,
  })
  return changed.session
}
