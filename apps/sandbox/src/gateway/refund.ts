import type { Payment, Refund } from '../ledger/records.ts'
import type { Reply } from '../http/call.ts'
import { json } from '../http/replies.ts'
import type { Gateway } from './gateway.ts'

interface Wanted {
  /** The merchant's own name of it, or empty. */
  readonly id: string
  readonly amount: number
  readonly kind: 'refund' | 'void'
  /** The provider's id of the refund. */
  readonly transaction: string
}

/** Writes a refund down. Returns why not, if more would go back than was captured. */
export const refund = (
  { ledger, faults, now }: Gateway,
  payment: Payment,
  wanted: Wanted,
): Refund | 'nothing captured' | 'too much' | 'refused' => {
  const { reference, provider } = payment
  if (faults.has(reference, 'refund-refused')) return 'refused'
  if (payment.captured === 0) return 'nothing captured'
  if (wanted.amount <= 0 || payment.refunded + wanted.amount > payment.captured) return 'too much'
  ledger.change(payment, { refunded: payment.refunded + wanted.amount })
  return ledger.save('refunds', wanted.transaction, {
    ...wanted,
    provider,
    reference,
    payment: payment.transaction,
    currency: payment.capturedCurrency,
    status: faults.has(reference, 'refund-pending') ? 'pending' : 'done',
    time: now().toISOString(),
  })
}

/** Decides a pending refund: a refused one gives its amount back to the payment. */
export const decideRefund = (
  { ledger }: Gateway,
  pending: Refund,
  status: 'done' | 'refused',
): Refund => {
  const payment = ledger.find(pending.provider, pending.payment)
  if (status === 'refused' && payment !== undefined)
    ledger.change(payment, { refunded: payment.refunded - pending.amount })
  return ledger.save('refunds', pending.transaction, { ...pending, status })
}

/** Applies the faults of a call that refunds, around what the call does. */
export const refunding = ({ faults }: Gateway, reference: string, run: () => Reply): Reply => {
  if (faults.takes(reference, 'refund-500')) return json({ error: 'refund-500' }, 500)
  const reply = run()
  return faults.takes(reference, 'refund-no-answer') ? 'none' : reply
}
