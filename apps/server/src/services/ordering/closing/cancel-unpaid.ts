import type { Menu } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { addEvents } from '../queries/add-events.ts'
import { saveSession } from '../queries/save-session.ts'
import type { SessionState } from '../records/session-record.ts'
import { tvStatusOf } from '../records/tv-status.ts'
import { type UndoneSession, undoSession } from './undo-session.ts'

/** Cancels a locked session for which nothing was paid, with its orders, and saves it. Stock, coupons and points return. */
export const cancelUnpaid = async (
  transaction: Database,
  menu: Menu,
  locked: SessionState,
  actor: Actor,
  now: Date,
): Promise<UndoneSession> => {
  const undone = await undoSession(transaction, menu, locked, actor, now)
  const { shop, _id: session, status: from } = locked.row
  const { result, pricedWith, discounts, pointsSpent, pointsEarned } = undone.state.row
  const at = now.toISOString()
  const row = await saveSession(transaction, locked.row, {
    status: 'cancelled',
    endTime: at,
    tvStatus: tvStatusOf(undone.state.orders.map(({ status }) => status)),
    result,
    pricedWith,
    discounts,
    pointsSpent,
    pointsEarned,
  })
  const event = { shop, session, at, actor, kind: 'status' as const }
  await addEvents(transaction, { ...event, detail: { from, to: 'cancelled' } })
  return { ...undone, state: { ...undone.state, row } }
}
