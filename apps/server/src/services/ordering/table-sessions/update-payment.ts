import type { TableSession, UpdatePaymentData } from '@comanda/contract'
import { refused } from '../../../errors/refusal.ts'
import { changeSession } from './change-session.ts'
import { closeWhenPaid } from '../closing/close-when-paid.ts'
import type { Ordering } from './ordering.ts'
import { saveSession } from '../queries/save-session.ts'
import { sessionNotFound } from './session-refusals.ts'

/**
 * `create tableSessions/updatePayment`: looks how the session's payments stand and closes what is paid in full. What a
 * client says of a payment is never believed.
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
