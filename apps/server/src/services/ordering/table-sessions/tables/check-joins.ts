import { refused } from '../../../../errors/refusal.ts'
import { paymentPending } from '../../../../payments/payment-refusals.ts'
import { isUnsettled } from '../../../../payments/unsettled.ts'
import { activeStatuses } from '../../queries/active-statuses.ts'
import type { SessionState } from '../../records/session-record.ts'
import { sessionClosed } from '../session-refusals.ts'

/** Throws a refusal unless a session is that of a table and open, and nobody is paying in it: bills are joined and split only then. */
export const checkJoins = ({ row, attempts }: SessionState): void => {
  if (row.type !== 'dineIn' || !activeStatuses.includes(row.status)) throw refused(sessionClosed)
  const pending = attempts.filter(isUnsettled)
  if (pending.length > 0) throw refused(paymentPending(pending, 0))
}
