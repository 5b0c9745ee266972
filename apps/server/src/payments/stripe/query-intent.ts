import type { Stripe } from 'stripe'
import { valueAt } from '../message-fields.ts'
import type { ProviderAttempt, ProviderContext, Verdict } from '../provider.ts'
import { mayStillStart, startedId } from './find-started.ts'
import { intentVerdict } from './intent-verdict.ts'
import { stripeClient } from './stripe-client.ts'

const ofSession = async (stripe: Stripe, id: string): Promise<Verdict> => {
  const expand = ['payment_intent', 'payment_intent.latest_charge']
  const session = await stripe.checkout.sessions.retrieve(id, { expand })
  if (session.payment_status === 'paid') return intentVerdict(session.payment_intent)
  // Its time at Stripe is never over before the attempt's: until then it was ended for who cancels (PAY-2.9).
  if (session.status === 'expired') return { is: 'cancelled' }
  const verdict = intentVerdict(valueAt(session, 'payment_intent'))
  return verdict.is === 'review' || verdict.is === 'failed' ? verdict : { is: 'pending' }
}

/**
 * Queries an attempt by its session or PaymentIntent. If the response to its start was lost and Stripe has made neither, it has
 * failed: nobody can pay it.
 */
export const queryIntent = async (
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<Verdict> => {
  try {
    const stripe = await stripeClient(context)
    const id = await startedId(stripe, attempt)
    if (id === undefined)
      return mayStillStart(attempt, context.now())
        ? { is: 'pending' }
        : { is: 'failed', code: 'notStarted' }
    if (id.startsWith('cs_')) return await ofSession(stripe, id)
    const expand = ['latest_charge']
    return intentVerdict(await stripe.paymentIntents.retrieve(id, { expand }))
  } catch {
    return { is: 'unknown' }
  }
}
