import type { SessionState } from '../../ordering/records/session-record.ts'

/** How long a try to pay may take, in ms: enough for a bank's second step. */
const patience = 15 * 60_000

/**
 * Returns until when an attempt may be paid: until the first of its session's orders to pay would be cancelled, else for 15
 * minutes (PAY-2.9). Undefined if the orders should have been paid by now.
 */
export const expiresTime = ({ orders }: SessionState, now: Date): string | undefined => {
  const until = orders.flatMap(({ status, payUntil }) =>
    status === 'toPay' && payUntil !== null ? [payUntil] : [],
  )
  const [first] = until.toSorted()
  if (first === undefined) return new Date(now.getTime() + patience).toISOString()
  return Date.parse(first) > now.getTime() ? first : undefined
}
