import type { PaymentCall, StartPaymentResult, PaymentStart } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { HandlerContext } from '../../../calls/served.ts'
import { refused } from '../../../errors/refusal.ts'
import type { Started } from '../../../payments/provider.ts'
import { type AttemptRow, paymentAttempts } from '../../../tables/payment-attempts.ts'
import { actorOf } from '../../ordering/table-sessions/actor-of.ts'
import { orderingOf } from '../../ordering/table-sessions/ordering.ts'
import { openProvider } from '../provider-calls/call-provider.ts'
import { orderNumberOf } from '../provider-calls/provider-attempt.ts'
import { publicUrlOf } from '../provider-calls/public-url.ts'
import { announceAttempt } from './announce-attempt.ts'
import { attemptRecord } from './attempt-record.ts'
import { beginAttempt } from './begin-attempt.ts'
import { closeAttempt } from './close-attempt.ts'
import { paymentPending, paymentUnavailable } from '../../../payments/payment-refusals.ts'
import { attemptOf, findAttempt } from './read-attempt.ts'
import { settle } from './settle.ts'

/** Ends the attempts that this one replaces; throws a refusal if one of them cannot be ended. */
const endReplaced = async (
  context: HandlerContext,
  { session, replace = [] }: PaymentStart,
): Promise<void> => {
  for (const id of replace) {
    const row = await findAttempt(context.runtime, id)
    if (row?.session !== session || row.status !== 'pending') continue
    const actor = actorOf(context.params, row.shop)
    const closed = await closeAttempt(context, row, 'cancelled', actor)
    if (closed.status === 'pending') throw refused(paymentPending([closed], 0))
  }
}

/** Stores what the payer does next, if the attempt is still pending. */
const saveNext = async (
  { runtime: { database, bus } }: HandlerContext,
  attempt: AttemptRow,
  { next, reference, transaction }: Extract<Started, { is: 'started' }>,
): Promise<AttemptRow> => {
  const [row] = await database
    .update(paymentAttempts)
    .set({
      next,
      ...(reference === undefined ? {} : { providerReference: reference }),
      ...(transaction === undefined ? {} : { providerTransactionId: transaction }),
    })
    .where(
      and(
        eq(paymentAttempts.shop, attempt.shop),
        eq(paymentAttempts._id, attempt._id),
        eq(paymentAttempts.status, 'pending'),
      ),
    )
    .returning()
  if (row) announceAttempt(bus, 'patched', row)
  // The provider may have said how it ended before it responded.
  return row ?? (await attemptOf(database, attempt.shop, attempt._id)) ?? attempt
}

/** Calls the provider of a new attempt. If nobody knows what it did, the attempt stays pending and is queried later. */
const callProvider = async (context: HandlerContext, attempt: AttemptRow): Promise<AttemptRow> => {
  const { runtime, params } = context
  const publicUrl = publicUrlOf(runtime.config, params.headers)
  const opened = await openProvider(runtime, attempt, 'start', publicUrl)
  const started: Started = opened
    ? await opened.provider.start(opened.of, opened.context)
    : { is: 'failed', code: 'account' }
  if (started.is === 'started') return saveNext(context, attempt, started)
  if (started.is === 'unknown') return attempt
  const verdict = { is: 'failed', code: started.code } as const
  const of = { shop: attempt.shop, attempt: attempt._id }
  return settle(orderingOf(context), of, verdict, { role: 'server' })
}

/**
 * The four calls that start a payment (PAY-2.6): begins an attempt, calls its provider, and returns what the payer does next.
 * A crash in between leaves an attempt that is pending, which is queried by its reference.
 */
export const startPayment = async (
  context: HandlerContext,
  call: PaymentCall,
  data: PaymentStart,
): Promise<StartPaymentResult> => {
  await endReplaced(context, data)
  const { attempt: begun, isNew } = await beginAttempt(context, call, data)
  const attempt = isNew ? await callProvider(context, begun) : begun
  if (isNew && attempt.status === 'failed') throw refused(paymentUnavailable(attempt))
  const number = await orderNumberOf(context.runtime.reads, attempt)
  return { attempt: attemptRecord(attempt, number), next: attempt.next ?? { kind: 'wait' } }
}
