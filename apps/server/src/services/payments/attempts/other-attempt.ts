import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { Verdict } from '../../../payments/provider.ts'
import { providers } from '../../../payments/providers.ts'
import { type AttemptRow, paymentAttempts } from '../../../tables/payment-attempts.ts'
import { paymentAccounts } from '../../../tables/payment-accounts.ts'
import { type Actor, sessionEvents } from '../../../tables/session-events.ts'
import type { SessionState } from '../../ordering/records/session-record.ts'
import type { LockedSession } from '../../ordering/table-sessions/change-session.ts'
import type { Ordering } from '../../ordering/table-sessions/ordering.ts'

/**
 * Returns whether one of two transactions of an attempt is a reference that a cashier typed (PAY-2.11): the bank may name the
 * same money otherwise when it notifies us.
 */
const isTyped = async (
  transaction: Database,
  { shop, session, _id, account }: AttemptRow,
  actor: Actor,
): Promise<boolean> => {
  const [row] = await transaction
    .select({ provider: paymentAccounts.provider })
    .from(paymentAccounts)
    .where(eq(paymentAccounts._id, account))
  if (!row || providers[row.provider].can.query) return false
  if (actor.role === 'staff') return true
  const ofSession = and(eq(sessionEvents.shop, shop), eq(sessionEvents.session, session))
  const isPaid = sql`${sessionEvents.detail} @> ${JSON.stringify({ attempt: _id, to: 'paid' })}::jsonb`
  const byStaff = sql`${sessionEvents.actor} ->> 'role' = 'staff'`
  const found = await transaction
    .select({ id: sessionEvents.id })
    .from(sessionEvents)
    .where(and(ofSession, eq(sessionEvents.kind, 'attempt'), isPaid, byStaff))
    .limit(1)
  return found.length > 0
}

/**
 * Returns the attempt of money that came once more by another transaction, which has what was charged and for what from the
 * attempt that was begun; it is written when this money is first known (PAY-2.17). Undefined if it may be the same money.
 */
export const otherAttempt = async (
  { shopDirectory }: Pick<Ordering, 'shopDirectory'>,
  { transaction, state, now }: LockedSession,
  attempt: AttemptRow,
  { transaction: id }: Verdict,
  actor: Actor,
): Promise<{ readonly row: AttemptRow; readonly state: SessionState } | undefined> => {
  const original = attempt.original ?? attempt._id
  const known = state.attempts.find(
    (one) => (one.original ?? one._id) === original && one.providerTransactionId === id,
  )
  if (known) return { row: known, state }
  if (await isTyped(transaction, attempt, actor)) return undefined
  const [row] = await transaction
    .insert(paymentAttempts)
    .values({
      ...attempt,
      _id: await shopDirectory.newSecretId(transaction, attempt.shop),
      original,
      idempotencyKey: null,
      // What it was for is paid: this is for whatever the bill still needs.
      shareOf: null,
      items: null,
      twInvoice: null,
      payload: null,
      status: 'pending',
      captured: 0,
      refunded: 0,
      last4: null,
      providerReference: null,
      providerTransactionId: id ?? null,
      next: null,
      failure: null,
      askTime: null,
      asks: 0,
      askedTime: null,
      createTime: now.toISOString(),
      settleTime: null,
    })
    .returning()
  if (!row) throw new Error('an attempt was not written')
  return { row, state: { ...state, attempts: [...state.attempts, row] } }
}
