import type { TableSession, UpdatePaymentData } from '@comanda/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerContext } from '../../../calls/served.ts'
import { refused } from '../../../errors/refusal.ts'
import { sessionNotFound } from '../../../errors/session-not-found.ts'
import { isUnsettled } from '../../../payments/unsettled.ts'
import { inShopOfSession } from '../../../shop-directory/in-shop-of-session.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { settleBill } from '../../ordering/closing/settle-bill.ts'
import { loadSession } from '../../ordering/queries/load-session.ts'
import { saveSession } from '../../ordering/queries/save-session.ts'
import { changeSession } from '../../ordering/table-sessions/change-session.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { askInTurn } from './ask-in-turn.ts'

/** How long the call waits for providers, in ms; what they say later counts all the same. */
const patience = 10_000

/** Queries the providers of a session's unsettled attempts, and waits for them for a while. */
const askAll = async (context: ServerContext, attempts: readonly AttemptRow[]): Promise<void> => {
  const asked = attempts.filter(isUnsettled).map((attempt) => askInTurn(context, attempt))
  if (asked.length === 0) return
  const waiting = new AbortController()
  const over = sleep(patience, undefined, { signal: waiting.signal }).catch(() => undefined)
  await Promise.race([Promise.all(asked), over])
  waiting.abort()
}

/**
 * `create tableSessions/updatePayment`: queries the providers of what the session has not settled, settles it, and completes
 * the session if it is fully paid (PAY-2.12). A client's claims about a payment are never believed.
 */
export const updatePayment = async (
  context: ServerContext,
  { session, restoreKey }: UpdatePaymentData,
): Promise<TableSession> => {
  const ordering = orderingOf(context)
  const known = await inShopOfSession(ordering, session, (shop) =>
    loadSession(ordering.reads, shop, session),
  )
  if (!known || (restoreKey !== undefined && restoreKey !== known.row.restoreKey))
    throw refused(sessionNotFound)
  await askAll(context, known.attempts)
  return changeSession(ordering, session, async ({ transaction, menu, state, now }) => {
    const settled = await settleBill(transaction, menu, state, { role: 'server' }, now)
    const { changes, released } = settled
    const isPaid = changes.paidTime !== undefined && state.row.paidTime === null
    if (changes.status === undefined && !isPaid && released.length === 0) return undefined
    const row = await saveSession(transaction, state.row, changes)
    return { state: { ...settled.state, row }, orders: released }
  })
}
