import type { TableSession, UpdatePaymentData } from '@comanda/contract'
import { refused } from '../../../errors/refusal.ts'
import { changeSession } from './change-session.ts'
import { settleBill } from '../closing/settle-bill.ts'
import type { Ordering } from './ordering.ts'
import { saveSession } from '../queries/save-session.ts'
import { sessionNotFound } from '../../../errors/session-not-found.ts'

/**
 * `create tableSessions/updatePayment`: checks the session's payments and completes it if it is fully paid. A client's
 * claims about a payment are never believed.
 */
export const updatePayment = (
  ordering: Ordering,
  { session, restoreKey }: UpdatePaymentData,
): Promise<TableSession> =>
  changeSession(ordering, session, async ({ transaction, menu, state, now }) => {
    if (restoreKey !== undefined && restoreKey !== state.row.restoreKey)
      throw refused(sessionNotFound)
    const actor = { role: 'server' } as const
    const settled = await settleBill(transaction, menu, state, actor, now)
    const { changes, released } = settled
    const isPaid = changes.paidTime !== undefined && state.row.paidTime === null
    if (changes.status === undefined && !isPaid && released.length === 0) return undefined
    const row = await saveSession(transaction, state.row, changes)
    return { state: { ...settled.state, row }, orders: released }
  })
