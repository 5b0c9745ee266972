import type { PayByData, TableSession } from '@comanda/contract'
import type { HandlerContext } from '../../../calls/served.ts'
import { refused } from '../../../errors/refusal.ts'
import { sessionNotFound } from '../../../errors/session-not-found.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { payUntil } from '../../ordering/checkout/payment-first.ts'
import { sendToKitchen } from '../../ordering/closing/release-orders.ts'
import { activeStatuses } from '../../ordering/queries/active-statuses.ts'
import { saveSession } from '../../ordering/queries/save-session.ts'
import { actorOf } from '../../ordering/table-sessions/actor-of.ts'
import { changeSession } from '../../ordering/table-sessions/change-session.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { sessionClosed } from '../../ordering/table-sessions/session-refusals.ts'

/**
 * `create tableSessions/payBy`: another way to pay orders that are to be paid first. If the shop cooks orders at once that are
 * paid in this way, they go to the kitchen now (PAY-4.2). The session remembers the way.
 */
export const payBy = (
  context: HandlerContext,
  { session, methodRef, restoreKey }: PayByData,
): Promise<TableSession> =>
  changeSession(orderingOf(context), session, async ({ transaction, menu, state, now }) => {
    const { row } = state
    if (restoreKey !== undefined && restoreKey !== row.restoreKey) throw refused(sessionNotFound)
    if (!activeStatuses.includes(row.status)) throw refused(sessionClosed)
    const actor = actorOf(context.params, row.shop)
    const placedBy: Actor = row.source === 'kiosk' ? { role: 'kiosk' } : actor
    const order = { menu, type: row.type, actor: placedBy, payBy: methodRef }
    const named = { payBy: methodRef }
    const waits = (await payUntil(transaction, order, now)) !== null
    const {
      state: after,
      changes,
      released,
    } = waits
      ? { state, changes: {}, released: [] }
      : await sendToKitchen(transaction, menu, state, actor, now)
    if (released.length === 0 && row.payBy === methodRef) return undefined
    const saved = await saveSession(transaction, row, { ...changes, ...named })
    return { state: { ...after, row: saved }, orders: released }
  })
