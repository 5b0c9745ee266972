import type { ServerContext } from '../../../calls/served.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { openProvider } from '../provider-calls/call-provider.ts'
import { queryAttempt } from './ask.ts'
import { settle } from './settle.ts'

/** How an attempt that is pending ends without a payment. */
export type Closing = 'cancelled' | 'expired'

/**
 * Ends a pending attempt: its provider is queried, then told to take no payment any more. If it was paid in the meantime, that
 * counts. Returns the attempt as it is then: still pending if its provider can be told so and does not respond, or if its time is
 * over and its provider, which can only be queried, does not respond: the payer may have paid.
 */
export const closeAttempt = async (
  context: ServerContext,
  row: AttemptRow,
  as: Closing,
  actor: Actor,
): Promise<AttemptRow> => {
  // What the payer approved is not taken any more if they cancel.
  const { attempt: asked, said } = await queryAttempt(context, row, {
    actor,
    confirms: as === 'expired',
  })
  if (asked.status !== 'pending') return asked
  const of = { shop: row.shop, attempt: row._id }
  const ordering = orderingOf(context)
  const opened = await openProvider(context.runtime, asked, 'cancel')
  const isSilent = said === 'unknown' && opened?.provider.can.query === true
  if (as === 'expired' && isSilent && !opened.provider.cancel) return asked
  const closed = await opened?.provider.cancel?.(opened.of, opened.context)
  if (closed === 'closed') return settle(ordering, of, { is: as }, actor)
  // Nobody said that nothing was paid, so the payer is not told so (PAY-8.8).
  const code = said === 'unknown' ? { code: 'unconfirmed' } : {}
  if (closed === undefined) return settle(ordering, of, { is: as, ...code }, actor)
  return settle(ordering, of, closed.is === 'cancelled' ? { ...closed, is: as } : closed, actor)
}
