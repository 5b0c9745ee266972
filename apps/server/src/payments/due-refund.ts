import type { Refund, RefundReason } from '@comanda/contract'
import { fromCents } from '@comanda/engine/money'
import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { refused } from '../errors/refusal.ts'
import { newIdBeside } from '../identifiers/shop-ids.ts'
import { paymentAttempts } from '../tables/payment-attempts.ts'
import { type RefundRow, refunds } from '../tables/refunds.ts'
import type { Actor } from '../tables/session-events.ts'
import type { PaymentType } from '../tables/session-payments.ts'

/** Money to go back to a payer. */
export interface DueRefund {
  readonly shop: string
  readonly session: string
  /** The attempt that was paid; without it, the money is given by hand. */
  readonly attempt?: string | null
  /** The payment that it reverses, unless none was counted. */
  readonly payment?: string | null
  readonly method: string | null
  readonly type: PaymentType
  /** All that goes back, tips and surcharge included, in currency units. */
  readonly amount: number
  readonly reason: RefundReason
  readonly actor: Actor
  readonly remark?: string
  readonly lines?: Refund['lines']
  readonly approver?: string
  /** Whether the staff who do it have given it back by hand already. */
  readonly isGiven?: boolean
  readonly now: Date
}

/** Takes an amount from what can go back of an attempt: never more than was captured, however many do so at once. */
const takeRefundable = async (
  transaction: Database,
  { shop, attempt, amount }: Pick<DueRefund, 'shop' | 'attempt' | 'amount'>,
): Promise<void> => {
  if (attempt == null) return
  const cents = Math.round(amount * 100)
  const left = sql<string>`${paymentAttempts.captured} - ${paymentAttempts.refunded}`
  const of = and(eq(paymentAttempts.shop, shop), eq(paymentAttempts._id, attempt))
  const taken = await transaction
    .update(paymentAttempts)
    .set({ refunded: sql`${paymentAttempts.refunded} + ${cents}` })
    .where(and(of, sql`${cents} <= ${left}`))
    .returning({ _id: paymentAttempts._id })
  if (taken.length > 0) return
  const [row] = await transaction.select({ left }).from(paymentAttempts).where(of)
  throw refused({
    kind: 'Conflict',
    code: 'paymentRefused',
    message: 'So much cannot be refunded.',
    field: 'amount',
    detail: { reason: 'amount', refundable: fromCents(Number(row?.left ?? 0)) },
  })
}

/**
 * Writes a refund in the transaction that makes it due (PAY-5.2): the sweeper sends it to the provider, or staff give it by
 * hand. Throws a refusal if it exceeds what was captured and not refunded.
 */
export const dueRefund = async (transaction: Database, due: DueRefund): Promise<RefundRow> => {
  if (!(due.amount > 0)) throw new Error(`a refund of ${due.amount} is none`)
  await takeRefundable(transaction, due)
  const { now, isGiven = false, attempt = null, payment = null } = due
  const time = now.toISOString()
  const [row] = await transaction
    .insert(refunds)
    .values({
      shop: due.shop,
      _id: newIdBeside(due.session),
      session: due.session,
      attempt,
      payment,
      method: due.method,
      type: due.type,
      amount: due.amount,
      reason: due.reason,
      remark: due.remark ?? null,
      lines: due.lines ?? null,
      actor: due.actor,
      approver: due.approver ?? null,
      status: isGiven ? 'done' : 'due',
      // The sweeper announces each refund, also one that staff give.
      askTime: time,
      createTime: time,
      doneTime: isGiven ? time : null,
    })
    .returning()
  if (!row) throw new Error('a refund was not written')
  return row
}
