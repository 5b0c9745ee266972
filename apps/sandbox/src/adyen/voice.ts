import { createHmac } from 'node:crypto'
import type { Report, Voice } from '../gateway/counterpart.ts'
import type { Gateway } from '../gateway/gateway.ts'
import type { Payment, Refund } from '../ledger/records.ts'
import type { Message } from '../notifications/notifier.ts'
import { merchant, unitOf } from './constants.ts'

/** One item of a webhook, before it is signed. */
export interface Item {
  readonly pspReference: string
  readonly originalReference?: string
  readonly merchantAccountCode: string
  readonly merchantReference: string
  readonly amount: { readonly value: number; readonly currency: string }
  readonly eventCode: string
  readonly success: 'true' | 'false'
  readonly reason: string
}

/** HMAC-SHA256, by the binary key, of the eight values with colons between them, in Base64. */
export const signatureOf = (item: Item, hexKey: string): string => {
  const { amount, originalReference = '', success } = item
  const payload = `${item.pspReference}:${originalReference}:${item.merchantAccountCode}:${item.merchantReference}:${amount.value}:${amount.currency}:${item.eventCode}:${success}`
  return createHmac('sha256', Buffer.from(hexKey, 'hex')).update(payload, 'utf8').digest('base64')
}

const bodyOf = (item: Item, key: string, now: Date): string => {
  const additionalData = { hmacSignature: signatureOf(item, key) }
  const eventDate = now.toISOString().replace(/\.\d+Z$/, '+00:00')
  const NotificationRequestItem = { additionalData, ...item, eventDate, paymentMethod: 'visa' }
  return JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem }] })
}

/** An item for each address that was registered. */
const messagesOf = (
  { ledger, now }: Gateway,
  item: Item,
  key: string = merchant.hmacKey,
): readonly Message[] =>
  ledger
    .all('webhooks')
    .filter(({ provider }) => provider === 'adyen')
    .map(({ url }) => ({
      url,
      headers: { 'Content-Type': 'application/json' },
      body: bodyOf(item, key, now()),
      acknowledgement: '[accepted]',
    }))

const authorisation = (payment: Payment, { outcome, merchant: other, reference }: Report): Item => {
  const isPaid = outcome === 'paid' || outcome === 'partial'
  const currency = isPaid ? payment.capturedCurrency : payment.currency
  const amount = isPaid ? payment.captured : payment.amount
  return {
    // A try that was refused is a payment of its own.
    pspReference: isPaid ? payment.transaction : `D${payment.transaction.slice(1)}`,
    merchantAccountCode: other ?? merchant.account,
    merchantReference: reference ?? payment.reference,
    amount: { value: amount / unitOf(currency), currency },
    eventCode: 'AUTHORISATION',
    success: isPaid ? 'true' : 'false',
    reason: isPaid ? '' : 'Refused',
  }
}

/** Tells the merchant how a refund ended. */
export const notifyOfRefund = async (
  gateway: Gateway,
  refund: Pick<Refund, 'transaction' | 'payment' | 'reference' | 'amount' | 'currency'>,
  problem?: string,
): Promise<void> => {
  const { amount, currency, reference } = refund
  const item: Item = {
    pspReference: refund.transaction,
    originalReference: refund.payment,
    merchantAccountCode: merchant.account,
    merchantReference: reference,
    amount: { value: amount / unitOf(currency), currency },
    eventCode: 'REFUND',
    success: problem === undefined ? 'true' : 'false',
    reason: problem ?? '',
  }
  for (const message of messagesOf(gateway, item)) await gateway.notifier.send(reference, message)
}

/** Webhooks to each registered address, and the plain return from the link's page. */
export const voice = (gateway: Gateway): Voice => ({
  consent: 'paid',
  notifications: (payment, report) => {
    // A payer who leaves the page is no event, nor is a payment that takes longer.
    if (report.outcome === 'cancelled' || report.outcome === 'review') return []
    const otherKey = '00'.repeat(32)
    const item = authorisation(payment, report)
    return messagesOf(gateway, item, report.isForged === true ? otherKey : merchant.hmacKey)
  },
  browserReturn: ({ details }) => {
    const url = details['returnUrl'] ?? ''
    return url === '' ? undefined : { method: 'GET', url, fields: [] }
  },
})
