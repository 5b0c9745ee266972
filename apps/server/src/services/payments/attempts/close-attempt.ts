import type { ServerContext } from '../../../calls/served.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { openProvider } from '../provider-calls/call-provider.ts'
import { askProvider } from './ask.ts'
import { settle } from './settle.ts'

/** How an attempt that is pending ends without a payment. */
export type Closing = 'cancelled' | 'expired'

/**
 * Ends a pending attempt: its provider is queried, then told to take no payment any more. If it was paid in the meantime, that
 * counts. Returns the attempt as it is then: still pending if its provider can be told so and does not respond.
 */
export const closeAttempt = async (
  context: ServerContext,
  row: AttemptRow,
  as: Closing,
  actor: Actor,
): Promise<AttemptRow> => {
  // What the payer approved is not taken any more if they cancel.
  const asked = await askProvider(context, row, { actor, confirms: as === 'expired' })
  if (asked.status !== 'pending') return asked
  const of = { shop: row.shop, attempt: row._id }
  const ordering = orderingOf(context)
  const opened = await openProvider(context.runtime, asked, 'cancel')
  const closed = await opened?.provider.cancel?.(opened.of, opened.context)
  if (closed === undefined || closed === 'closed') return settle(ordering, of, { is: as }, actor)
  return settle(ordering, of, closed.is === 'cancelled' ? { ...closed, is: as } : closed, actor)
}
