import type { Reply } from '../http/call.ts'
import { json } from '../http/replies.ts'
import type { Payment } from '../ledger/records.ts'
import type { Gateway } from './gateway.ts'

/** Applies the faults of a question about a payment. */
export const asking = ({ faults }: Gateway, reference: string, run: () => Reply): Reply => {
  if (faults.has(reference, 'query-500')) return json({ error: 'query-500' }, 500)
  return faults.has(reference, 'query-no-answer') ? 'none' : run()
}

/** The payment as a merchant may see it: not yet paid while the fault `late` hides it. */
export const shown = (payment: Payment): Payment =>
  payment.isHidden ? { ...payment, status: 'open', captured: 0, payTime: '' } : payment
