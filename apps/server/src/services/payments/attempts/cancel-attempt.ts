import type { CancelAttemptData, PaymentAttempt } from '@comanda/contract'
import type { HandlerContext } from '../../../calls/served.ts'
import { actorOf } from '../../ordering/table-sessions/actor-of.ts'
import { attemptRecord } from './attempt-record.ts'
import { closeAttempt } from './close-attempt.ts'
import { readAttempt } from './read-attempt.ts'

/** `create paymentAttempts/cancel`: ends a pending attempt, for anyone who knows it (PAY-2.13); another is returned as it is. */
export const cancelAttempt = async (
  context: HandlerContext,
  { attempt: id }: CancelAttemptData,
): Promise<PaymentAttempt> => {
  const row = await readAttempt(context.runtime, id)
  if (row.status !== 'pending') return attemptRecord(row)
  const actor = actorOf(context.params, row.shop)
  return attemptRecord(await closeAttempt(context, row, 'cancelled', actor))
}
