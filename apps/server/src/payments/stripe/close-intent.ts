import type { ProviderAttempt, ProviderContext, Verdict } from '../provider.ts'
import { mayStillStart, startedId } from './find-started.ts'
import { queryIntent } from './query-intent.ts'
import { refusalCode, stripeClient } from './stripe-client.ts'

const notPaid = (verdict: Verdict): 'closed' | Verdict =>
  verdict.is === 'cancelled' ? 'closed' : verdict

/** Closes a page or a code at Stripe. What was paid before says so instead. */
export const closeIntent = async (
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<'closed' | Verdict> => {
  try {
    const stripe = await stripeClient(context)
    const transaction = await startedId(stripe, attempt)
    if (transaction === undefined)
      return mayStillStart(attempt, context.now()) ? { is: 'pending' } : 'closed'
    if (transaction.startsWith('cs_')) {
      const { payment_status } = await stripe.checkout.sessions.expire(transaction)
      return payment_status === 'paid' ? await queryIntent(attempt, context) : 'closed'
    }
    const { status } = await stripe.paymentIntents.cancel(transaction)
    return status === 'canceled' ? 'closed' : await queryIntent(attempt, context)
  } catch (error) {
    if (refusalCode(error) === undefined) return { is: 'unknown' }
    return notPaid(await queryIntent(attempt, context))
  }
}
