import type { Gateway } from '../gateway/gateway.ts'
import { newId } from '../gateway/ids.ts'
import { refund, refunding } from '../gateway/refund.ts'
import { type Call, fieldsOf, idOf, type Reply, textOf } from '../http/call.ts'
import { failure, fieldsOfCall, missing, remember, respond } from './api.ts'
import { unitOf } from './constants.ts'
import { paymentIdOf, refundObject } from './objects.ts'

/** Gives a part, or all, of a payment back. */
export const createRefund =
  (gateway: Gateway) =>
  (call: Call): Reply => {
    const fields = fieldsOfCall(call)
    const name = textOf(fields, 'payment_intent') || textOf(fields, 'charge')
    const payment = gateway.ledger.get('payments', paymentIdOf(name))
    if (payment === undefined) return missing(name)
    return refunding(gateway, payment.reference, () => {
      const given = textOf(fields, 'amount')
      const left = payment.captured - payment.refunded
      const amount = given === '' ? left : Number(given) * unitOf(payment.capturedCurrency)
      if (!Number.isInteger(amount)) return failure(400, 'parameter_invalid', 'amount is invalid')
      const metadata = fieldsOf(fields, 'metadata')
      const transaction = newId('re_')
      const id = textOf(metadata, 'refund') || (call.params['idempotencyKey'] ?? '')
      const done = refund(gateway, payment, { id, amount, kind: 'refund', transaction })
      if (typeof done === 'string') {
        const isDone = payment.captured > 0 && left === 0
        const code = isDone ? 'charge_already_refunded' : 'refund_refused'
        return remember(gateway, call, failure(400, code, `The refund is not possible: ${done}`))
      }
      const details = { metadata, reason: textOf(fields, 'reason') || null }
      gateway.ledger.save('documents', transaction, details)
      return remember(gateway, call, respond(gateway, call, refundObject(done, details)))
    })
  }

export const readRefund =
  (gateway: Gateway) =>
  (call: Call): Reply => {
    const done = gateway.ledger.get('refunds', idOf(call))
    if (done === undefined) return missing(idOf(call))
    const details = gateway.ledger.get('documents', done.transaction) ?? {}
    return respond(gateway, call, refundObject(done, details))
  }
