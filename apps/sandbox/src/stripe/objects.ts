import { shown } from '../gateway/asking.ts'
import type { Fields } from '../http/call.ts'
import type { Payment, Refund } from '../ledger/records.ts'
import { unitOf } from './constants.ts'

const seconds = (time: string): number => Math.floor(Date.parse(time) / 1000)

const units = (amount: number, currency: string): number => Math.round(amount / unitOf(currency))

/** Ids are the sandbox's own with a prefix, so that each leads to the payment. */
export const ids = {
  session: ({ id }: Payment) => `cs_test_${id}`,
  intent: ({ id }: Payment) => `pi_${id}`,
  charge: ({ id }: Payment) => `ch_${id}`,
}

export const paymentIdOf = (id: string): string => id.replace(/^(cs_test|pi|ch|txn)_/, '')

const metadataOf = (payment: Payment): unknown => JSON.parse(payment.details['metadata'] ?? '{}')

/** A session has metadata of its own, beside those of its payment. */
const sessionMetadataOf = (payment: Payment): unknown =>
  JSON.parse(payment.details['sessionMetadata'] ?? '{}')

const methodOf = (payment: Payment): string => payment.details['method'] ?? 'card'

const isPaid = ({ captured, status }: Payment): boolean => captured > 0 && status !== 'review'

/** Closed by the merchant: also a payment that is hidden, and in truth was paid. */
const isClosed = (payment: Payment): boolean =>
  payment.status === 'expired' ||
  payment.status === 'cancelled' ||
  (payment.details['closed'] === 'yes' && !isPaid(payment))

export const sessionObject = (stored: Payment, origin: string) => {
  const payment = shown(stored)
  const paid = isPaid(payment)
  const isOpen = !paid && !isClosed(payment)
  const currency = (paid ? payment.capturedCurrency : payment.currency).toLowerCase()
  const total = units(paid ? payment.captured : payment.amount, currency)
  return {
    id: ids.session(payment),
    object: 'checkout.session',
    amount_subtotal: total,
    amount_total: total,
    cancel_url: payment.details['cancel_url'] ?? null,
    client_reference_id: payment.details['client_reference_id'] ?? null,
    created: seconds(payment.createTime),
    currency,
    expires_at: Number(payment.details['expires_at']),
    livemode: false,
    metadata: sessionMetadataOf(payment),
    mode: 'payment',
    // There is one from the first try on.
    payment_intent: payment.status === 'open' || isClosed(payment) ? null : ids.intent(payment),
    payment_method_types: ['card'],
    payment_status: paid ? 'paid' : 'unpaid',
    status: paid ? 'complete' : isOpen ? 'open' : 'expired',
    success_url: payment.details['success_url'] ?? null,
    ui_mode: 'hosted_page',
    url: isOpen ? `${origin}/stripe/checkout/${payment.id}` : null,
  }
}

const errorOf = (payment: Payment) =>
  payment.status === 'declined'
    ? {
        type: 'card_error',
        code: 'card_declined',
        decline_code: 'generic_decline',
        message: 'The payment was declined.',
      }
    : null

const nextAction = (payment: Payment, origin: string): Fields | null => {
  const method = methodOf(payment)
  const isWaiting = payment.details['isConfirmed'] === 'yes' && payment.status === 'open'
  if (!isWaiting || method === 'card_present' || method === 'card') return null
  const page = `${origin}/stripe/phone/${payment.id}`
  const name = `${method}_display_qr_code`
  const code = {
    data: page,
    hosted_instructions_url: page,
    image_url_png: page,
    image_url_svg: page,
  }
  if (method === 'wechat_pay') return { type: name, [name]: { ...code, image_data_url: 'data:,' } }
  // Codes of banks are no addresses.
  return { type: name, [name]: { ...code, data: `00020101021229SANDBOX${payment.id}6304` } }
}

const intentStatus = (payment: Payment): string => {
  if (isPaid(payment)) return 'succeeded'
  if (payment.status === 'review') return 'processing'
  if (isClosed(payment)) return 'canceled'
  const isWaiting = payment.details['isConfirmed'] === 'yes' && payment.status === 'open'
  if (!isWaiting) return 'requires_payment_method'
  return methodOf(payment) === 'card_present' ? 'requires_payment_method' : 'requires_action'
}

export const intentObject = (stored: Payment, origin: string) => {
  const payment = shown(stored)
  const paid = isPaid(payment)
  const currency = (paid ? payment.capturedCurrency : payment.currency).toLowerCase()
  return {
    id: ids.intent(payment),
    object: 'payment_intent',
    amount: units(paid && !payment.isPartial ? payment.captured : payment.amount, currency),
    amount_capturable: 0,
    amount_received: paid ? units(payment.captured, currency) : 0,
    canceled_at: isClosed(payment) ? seconds(payment.createTime) : null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${ids.intent(payment)}_secret_SB`,
    created: seconds(payment.createTime),
    currency,
    description: payment.details['description'] ?? null,
    last_payment_error: errorOf(payment),
    latest_charge: paid ? ids.charge(payment) : null,
    livemode: false,
    metadata: metadataOf(payment),
    next_action: nextAction(payment, origin),
    allowed_payment_method_types: [methodOf(payment)],
    payment_method_types: [methodOf(payment)],
    review: payment.status === 'review' ? `prv_${payment.id}` : null,
    status: intentStatus(payment),
  }
}

export const chargeObject = (stored: Payment) => {
  const payment = shown(stored)
  const currency = payment.capturedCurrency.toLowerCase()
  const method = methodOf(payment)
  return {
    id: ids.charge(payment),
    object: 'charge',
    amount: units(payment.captured, currency),
    amount_captured: units(payment.captured, currency),
    amount_refunded: units(payment.refunded, currency),
    balance_transaction: `txn_${payment.id}`,
    captured: true,
    created: seconds(payment.payTime || payment.createTime),
    currency,
    livemode: false,
    metadata: metadataOf(payment),
    paid: isPaid(payment),
    payment_intent: ids.intent(payment),
    payment_method_details: {
      type: method,
      [method]: { last4: payment.last4 || '4242', brand: 'visa' },
    },
    refunded: payment.refunded >= payment.captured,
    status: 'succeeded',
  }
}

const refundStatuses = { done: 'succeeded', pending: 'pending', refused: 'failed' } as const

export const refundObject = (refund: Refund, details: Fields) => ({
  id: refund.transaction,
  object: 'refund',
  amount: units(refund.amount, refund.currency),
  balance_transaction: `txn_${refund.transaction}`,
  charge: refund.payment.replace('pi_', 'ch_'),
  created: seconds(refund.time),
  currency: refund.currency.toLowerCase(),
  metadata: details['metadata'] ?? {},
  payment_intent: refund.payment,
  reason: details['reason'] ?? null,
  status: refundStatuses[refund.status],
})
