import type { Stripe } from 'stripe'
import { valueAt } from '../message-fields.ts'
import type { ProviderAttempt, ProviderContext, Verdict } from '../provider.ts'
import { intentVerdict } from './intent-verdict.ts'
import { stripeClient } from './stripe-client.ts'

const ofSession = async (stripe: Stripe, id: string): Promise<Verdict> => {
  const expand = ['payment_intent', 'payment_intent.latest_charge']
  const session = await stripe.checkout.sessions.retrieve(id, { expand })
  if (session.payment_status === 'paid') return intentVerdict(session.payment_intent)
  if (session.status === 'expired') return { is: 'expired' }
  const verdict = intentVerdict(valueAt(session, 'payment_intent'))
  return verdict.is === 'review' || verdict.is === 'failed' ? verdict : { is: 'pending' }
}

/** The attempt's PaymentIntent if nobody knows its id: the search lags by up to a minute. */
const ofReference = async (stripe: Stripe, reference: string): Promise<Verdict> => {
  const query = `metadata['attempt']:'${reference}'`
  const { data } = await stripe.paymentIntents.search({ query, limit: 10 })
  const verdicts = data
    .filter(({ metadata }) => metadata['attempt'] === reference)
    .map((intent) => intentVerdict(intent))
  return (
    verdicts.find(({ is }) => is === 'paid' || is === 'partial') ?? verdicts[0] ?? { is: 'pending' }
  )
}

/** Queries an attempt by its session or PaymentIntent, or by its reference if a start was never responded to. */
export const queryIntent = async (
  { transaction, reference }: ProviderAttempt,
  context: ProviderContext,
): Promise<Verdict> => {
  try {
    const stripe = await stripeClient(context)
    if (transaction === undefined) return await ofReference(stripe, reference)
    if (transaction.startsWith('cs_')) return await ofSession(stripe, transaction)
    const expand = ['latest_charge']
    return intentVerdict(await stripe.paymentIntents.retrieve(transaction, { expand }))
  } catch {
    return { is: 'unknown' }
  }
}
