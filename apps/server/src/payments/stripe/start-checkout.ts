import type { AppLocale } from '@comanda/contract'
import { minorUnits } from '../amounts/minor-units.ts'
import type { ProviderAttempt, ProviderContext, Started } from '../provider.ts'
import { refusalCode, stripeClient } from './stripe-client.ts'

/** A session of Stripe's page lasts at least this long, in ms; ours ends when its attempt does, by `expire`. */
const shortestSession = 31 * 60_000

type StripeLocale = 'en' | 'zh-HK' | 'zh'
const locales: Readonly<Record<string, StripeLocale>> = {
  en: 'en',
  'zh-hk': 'zh-HK',
  'zh-cn': 'zh',
} satisfies Record<AppLocale, StripeLocale>

/** Begins a payment on Stripe's page. */
export const startCheckout = async (
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<Started> => {
  const { _id, charge, currency, description, reference, createTime, expiresTime } = attempt
  const unit_amount = minorUnits(charge, currency)
  if (unit_amount === undefined) return { is: 'failed', code: 'amount' }
  const back = `${context.publicUrl}/api/payments/return/${_id}?reference=${encodeURIComponent(reference)}`
  const metadata = { attempt: reference, page: 'hosted' }
  try {
    const stripe = await stripeClient(context)
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        client_reference_id: reference,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount,
              product_data: { name: description },
            },
          },
        ],
        metadata,
        payment_intent_data: { metadata, description },
        success_url: back,
        cancel_url: back,
        expires_at: Math.floor(Math.max(expiresTime, createTime + shortestSession) / 1000),
        locale: locales[attempt.locale] ?? 'en',
      },
      { idempotencyKey: _id },
    )
    return typeof session.url !== 'string'
      ? { is: 'unknown' }
      : { is: 'started', transaction: session.id, next: { kind: 'redirect', url: session.url } }
  } catch (error) {
    const code = refusalCode(error)
    return code === undefined ? { is: 'unknown' } : { is: 'failed', code }
  }
}
