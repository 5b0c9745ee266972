import type { PaymentAttempt, TableSession } from '@comanda/contract'

/** How a payment stands, as the diner reads it (PAY-8.8). */
export type Outcome =
  | 'asking'
  | 'review'
  | 'paid'
  | 'returned'
  | 'failed'
  | 'cancelled'
  | 'codeExpired'
  | 'pageExpired'
  | 'deadline'

type Bill = Pick<TableSession, 'status' | 'orders'>

/** Returns `true` if what is paid for was cancelled, since it was not paid in time. */
const isOverdue = ({ status, orders }: Bill): boolean =>
  status === 'cancelled' ||
  (orders.length > 0 && orders.every((order) => order.status === 'cancelled'))

/** Returns how a payment stands. `bill` is what it pays, if this device knows it; `now` is in ms. */
export const outcomeOf = (
  { status, failure, next, expiresTime }: PaymentAttempt,
  bill: Bill | undefined,
  now: number,
): Outcome => {
  if (status === 'pending') return 'asking'
  if (status === 'review' || status === 'paid') return status
  if (status === 'surplus' || failure === 'partial') return 'returned'
  if (bill && isOverdue(bill)) return 'deadline'
  if (status === 'failed') return 'failed'
  const isCode = next?.kind === 'qr'
  // At the end of its time this device closes a code itself.
  if (isCode && (status === 'expired' || Date.parse(expiresTime) <= now)) return 'codeExpired'
  return status === 'expired' ? 'pageExpired' : 'cancelled'
}
