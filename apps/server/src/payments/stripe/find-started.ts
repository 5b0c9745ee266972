import type { Stripe } from 'stripe'
import type { ProviderAttempt } from '../provider.ts'

/** How long before and after an attempt began Stripe may have made its page or code, in s: clocks differ, and calls take time. */
const margin = { before: 120, after: 180 }

/** How long after an attempt began the call that starts it may still be under way, in ms. */
const startLasts = 60_000

/** Returns whether Stripe may still make what an attempt has started. */
export const mayStillStart = ({ createTime }: ProviderAttempt, now: number): boolean =>
  now < createTime + startLasts

/**
 * Returns the id at Stripe of an attempt's page, code or reader's payment. If the response to its start was lost, it is read from
 * Stripe's lists, which show at once what was made; its search lags. Undefined if Stripe has made nothing.
 */
export const startedId = async (
  stripe: Stripe,
  { transaction, reference, createTime }: ProviderAttempt,
): Promise<string | undefined> => {
  if (transaction !== undefined) return transaction
  const begun = Math.floor(createTime / 1000)
  const created = { gte: begun - margin.before, lte: begun + margin.after }
  for await (const session of stripe.checkout.sessions.list({ created, limit: 100 }))
    if (session.client_reference_id === reference) return session.id
  for await (const intent of stripe.paymentIntents.list({ created, limit: 100 }))
    if (intent.metadata['attempt'] === reference) return intent.id
  return undefined
}
