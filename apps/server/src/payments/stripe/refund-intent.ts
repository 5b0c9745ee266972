import type { Stripe } from 'stripe'
import { minorUnits } from '../amounts/minor-units.ts'
import type { ProviderContext, ProviderRefund, Refunded } from '../provider.ts'
import { refusalCode, stripeClient } from './stripe-client.ts'

const refundedOf = ({ id, status, failure_reason }: Stripe.Refund): Refunded => {
  if (status === 'succeeded') return { is: 'done', id }
  if (status === 'failed' || status === 'canceled')
    return { is: 'refused', code: failure_reason ?? status }
  return { is: 'pending', id }
}

const failed = (error: unknown): Refunded => {
  const code = refusalCode(error)
  return code === undefined ? { is: 'unknown' } : { is: 'refused', code }
}

/** Refunds a part or all; its id is the idempotency key, and is found in its metadata for ever. */
export const refundIntent = async (
  { _id, amount, currency, attempt }: ProviderRefund,
  context: ProviderContext,
): Promise<Refunded> => {
  const units = minorUnits(amount, currency)
  if (attempt.transaction === undefined || units === undefined)
    return { is: 'refused', code: units === undefined ? 'amount' : 'noTransaction' }
  try {
    const stripe = await stripeClient(context)
    const payment = {
      payment_intent: attempt.transaction,
      amount: units,
      metadata: { refund: _id },
    }
    return refundedOf(await stripe.refunds.create(payment, { idempotencyKey: _id }))
  } catch (error) {
    return failed(error)
  }
}

export const queryRefund = async (
  { _id, attempt }: ProviderRefund,
  context: ProviderContext,
): Promise<Refunded> => {
  if (attempt.transaction === undefined) return { is: 'absent' }
  try {
    const stripe = await stripeClient(context)
    const of = { payment_intent: attempt.transaction, limit: 100 }
    for await (const refund of stripe.refunds.list(of))
      if (refund.metadata?.['refund'] === _id) return refundedOf(refund)
    return { is: 'absent' }
  } catch {
    return { is: 'unknown' }
  }
}
