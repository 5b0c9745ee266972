import type { AbandonSessionData, TableSession } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { refused } from '../../../../errors/refusal.ts'
import { sessionNotFound } from '../../../../errors/session-not-found.ts'
import { isPaidOnline } from '../../../../payments/offered-method.ts'
import { paymentPending } from '../../../../payments/payment-refusals.ts'
import { isUnsettled } from '../../../../payments/unsettled.ts'
import { paymentMethods } from '../../../../tables/payment-methods.ts'
import { cancelUnpaid } from '../../closing/cancel-unpaid.ts'
import type { SessionState } from '../../records/session-record.ts'
import { changeSession } from '../change-session.ts'
import type { Ordering } from '../ordering.ts'

/** Returns whether an order named a way to pay at the kiosk itself: one for the counter is paid there, later. */
export const isPaidAtKiosk = async (
  database: Database,
  { row: { payBy } }: Pick<SessionState, 'row'>,
): Promise<boolean> => {
  if (payBy === null) return false
  const { type, account } = paymentMethods
  const [method] = await database
    .select({ type, account })
    .from(paymentMethods)
    .where(eq(paymentMethods._id, payBy))
  return method !== undefined && isPaidOnline(method)
}

/**
 * `create tableSessions/abandon`: a kiosk gives up an order of its own that was to be paid at it (KIOSK-6.4). One that is paid,
 * is to be paid at the counter or has ended stays as it is. Throws `paymentPending` while somebody pays.
 */
export const abandon = (
  ordering: Ordering,
  { session }: AbandonSessionData,
  device: string,
): Promise<TableSession> =>
  changeSession(ordering, session, async ({ transaction, menu, state, now }) => {
    const { row, attempts, payments } = state
    if (row.device !== device) throw refused(sessionNotFound)
    const pending = attempts.filter(isUnsettled)
    if (pending.length > 0) throw refused(paymentPending(pending, 0))
    if (row.status !== 'toPay' || payments.length > 0) return undefined
    if (!(await isPaidAtKiosk(transaction, state))) return undefined
    const actor = { role: 'kiosk', user: device } as const
    const { cancelled, ...undone } = await cancelUnpaid(transaction, menu, state, actor, now)
    return { ...undone, orders: cancelled }
  })
