import { centsOfMinorUnits } from '../amounts/minor-units.ts'
import { textAt } from '../message-fields.ts'
import type { Period, ProviderContext, Settled } from '../provider.ts'
import { refundOfKey } from '../refund-key.ts'
import { stripeClient } from './stripe-client.ts'

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString()

const idOf = (of: string | { readonly id: string } | null): string =>
  (typeof of === 'string' ? of : of?.id) ?? ''

/**
 * Lists charges and refunds. One account of Stripe may serve its page and readers: `isOurs` says by the
 * page of a payment whether it belongs here.
 */
export async function* settledCharges(
  { from, to }: Period,
  context: ProviderContext,
  isOurs: (page: string | undefined) => boolean,
): AsyncGenerator<Settled> {
  const stripe = await stripeClient(context)
  const created = { gte: Math.floor(from / 1000), lt: Math.floor(to / 1000) }
  for await (const charge of stripe.charges.list({ created, limit: 100 })) {
    if (charge.status !== 'succeeded' || !charge.captured) continue
    if (!isOurs(charge.metadata['page'])) continue
    const currency = charge.currency.toUpperCase()
    const reference = charge.metadata['attempt']
    yield {
      kind: 'payment',
      transaction: idOf(charge.payment_intent),
      amount: centsOfMinorUnits(charge.amount_captured, currency),
      currency,
      time: isoOf(charge.created),
      ...(reference === undefined ? {} : { reference }),
    }
  }
  const expand = ['data.payment_intent']
  for await (const refund of stripe.refunds.list({ created, limit: 100, expand })) {
    if (refund.status === 'failed' || refund.status === 'canceled') continue
    if (!isOurs(textAt(refund.payment_intent, 'metadata', 'page'))) continue
    const key = refund.metadata?.['refund'] ?? refund.id
    const currency = refund.currency.toUpperCase()
    const reference = textAt(refund.payment_intent, 'metadata', 'attempt')
    yield {
      kind: 'refund',
      transaction: idOf(refund.payment_intent),
      amount: centsOfMinorUnits(refund.amount, currency),
      currency,
      time: isoOf(refund.created),
      refund: refundOfKey(key) ?? key,
      ...(reference === undefined ? {} : { reference }),
    }
  }
}
