import type { PaymentAttempt, TableSession } from '@comanda/contract'

/** How a payment stands, as the diner reads it (PAY-8.8). */
export type Outcome =
  | 'asking'
  | 'review'
  | 'paid'
  | 'returned'
  | 'failed'
  | 'cancelled'
  | 'unconfirmed'
  | 'codeExpired'
  | 'pageExpired'
  | 'orderCancelled'

type Bill = Pick<TableSession, 'status' | 'orders'>

/** Returns `true` if what is paid for was cancelled: it was not paid in time, or staff cancelled it. */
const isCancelled = ({ status, orders }: Bill): boolean =>
  status === 'cancelled' ||
  (orders.length > 0 && orders.every((order) => order.status === 'cancelled'))

/** Returns how a payment stands. `bill` is what it pays, if this device knows it; `now` is in ms. */
export const outcomeOf = (
  { status, failure, code, expiresTime }: PaymentAttempt,
  bill: Bill | undefined,
  now: number,
): Outcome => {
  if (status === 'pending') return 'asking'
  if (status === 'review' || status === 'paid') return status
  if (status === 'surplus' || failure === 'partial' || failure === 'returned') return 'returned'
  if (bill && isCancelled(bill)) return 'orderCancelled'
  if (status === 'failed') return 'failed'
  // At the end of its time this device closes a code itself.
  if (code && (status === 'expired' || Date.parse(expiresTime) <= now)) return 'codeExpired'
  if (failure === 'unconfirmed') return 'unconfirmed'
  return status === 'expired' ? 'pageExpired' : 'cancelled'
}
