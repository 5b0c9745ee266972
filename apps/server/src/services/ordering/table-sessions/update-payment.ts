import type { TableSession, UpdatePaymentData } from '@comanda/contract'
import { refused } from '../../../errors/refusal.ts'
import { changeSession } from './change-session.ts'
import { closeWhenPaid } from '../closing/close-when-paid.ts'
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
    const changes = await closeWhenPaid(transaction, menu, state, now)
    const isNews = changes?.status !== undefined || (changes && state.row.paidTime === null)
    if (!changes || !isNews) return undefined
    return { state: { ...state, row: await saveSession(transaction, state.row, changes) } }
  })
