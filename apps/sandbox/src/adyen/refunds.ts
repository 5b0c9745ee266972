import type { Gateway } from '../gateway/gateway.ts'
import { refund, refunding } from '../gateway/refund.ts'
import { type Call, idOf, jsonOf, type Reply, textOf } from '../http/call.ts'
import { json } from '../http/replies.ts'
import { amountOf, failure, keyOf, problemOfMerchant, remember } from './api.ts'
import { merchant, unitOf } from './constants.ts'
import { newPspReference } from './payment-links.ts'
import { notifyOfRefund } from './voice.ts'

/** Receives a refund. A notification tells whether the money goes back, at once unless a fault decides later. */
export const createRefund =
  (gateway: Gateway) =>
  (call: Call): Reply => {
    const payment = gateway.ledger.find('adyen', idOf(call))
    const denied = problemOfMerchant(call)
    if (denied !== undefined) return denied
    if (payment?.transaction !== idOf(call))
      return failure(422, '167', 'Original pspReference required for this operation')
    return refunding(gateway, payment.reference, () => {
      const { value, currency } = amountOf(call)
      if (!Number.isInteger(value) || value <= 0 || currency !== payment.capturedCurrency)
        return failure(422, '137', 'Invalid amount specified')
      const transaction = newPspReference()
      const amount = value * unitOf(currency)
      const done = refund(gateway, payment, {
        id: keyOf(call),
        amount,
        kind: 'refund',
        transaction,
      })
      const of = { transaction, payment: payment.transaction, amount, currency }
      const received = { ...of, reference: payment.reference }
      const problem = typeof done === 'string' ? 'Insufficient balance on payment' : undefined
      const isDecided = typeof done === 'string' || done.status === 'done'
      if (isDecided) notifyOfRefund(gateway, received, problem).catch(() => undefined)
      const reply = json(
        {
          merchantAccount: merchant.account,
          paymentPspReference: payment.transaction,
          pspReference: transaction,
          reference: textOf(jsonOf(call), 'reference'),
          amount: { value, currency },
          status: 'received',
        },
        201,
      )
      return remember(gateway, call, reply)
    })
  }
