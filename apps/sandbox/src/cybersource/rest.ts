import { formatAmount, parseAmount } from '../money/amounts.ts'
import { type Call, fieldsOf, idOf, jsonOf, type Reply, textOf } from '../http/call.ts'
import { json } from '../http/replies.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { digits } from '../gateway/ids.ts'
import { refund, refunding } from '../gateway/refund.ts'
import { signatureProblem } from './http-signature.ts'

type Handle = (call: Call) => Reply

const halJson = (value: unknown, status: number): Reply => ({
  status,
  headers: { 'Content-Type': 'application/hal+json' },
  body: JSON.stringify(value),
})

/** Lets only calls with a good HTTP signature through. */
export const signedOnly =
  ({ now }: Gateway, handle: Handle): Handle =>
  (call) => {
    const problem = signatureProblem(call, now())
    if (problem === undefined) return handle(call)
    return json({ response: { rmsg: `Authentication Failed: ${problem}` } }, 401)
  }

const invalid = (reason: string, message: string): Reply =>
  halJson(
    { submitTimeUtc: new Date().toISOString(), status: 'INVALID_REQUEST', reason, message },
    400,
  )

const codeOf = (call: Call): string =>
  textOf(fieldsOf(jsonOf(call), 'clientReferenceInformation'), 'code')

/** Gives a part, or all, of a payment back. A repeated call gives it back again: there is no key. */
export const refundPayment = (gateway: Gateway): Handle =>
  signedOnly(gateway, (call) => {
    const payment = gateway.ledger.find('cybersource', idOf(call))
    if (payment === undefined) return invalid('NOT_FOUND', 'The payment was not found.')
    return refunding(gateway, payment.reference, () => {
      const details = fieldsOf(fieldsOf(jsonOf(call), 'orderInformation'), 'amountDetails')
      const amount = parseAmount(textOf(details, 'totalAmount'))
      if (amount === undefined) return invalid('INVALID_DATA', 'totalAmount is malformed.')
      if (textOf(details, 'currency') !== payment.capturedCurrency)
        return invalid('INVALID_DATA', 'currency differs.')
      const transaction = digits(22)
      const done = refund(gateway, payment, {
        id: codeOf(call),
        amount,
        kind: 'refund',
        transaction,
      })
      if (typeof done === 'string') return invalid('INVALID_DATA', done)
      return halJson(
        {
          id: transaction,
          submitTimeUtc: done.time,
          status: 'PENDING',
          reconciliationId: transaction,
          clientReferenceInformation: { code: done.id },
          refundAmountDetails: { refundAmount: formatAmount(amount), currency: done.currency },
          processorInformation: { responseCode: '100' },
        },
        201,
      )
    })
  })

const isSameDay = (time: string, now: Date): boolean =>
  time.slice(0, 10) === now.toISOString().slice(0, 10)

/** Voids a payment of the same day, of which nothing was given back. */
export const voidPayment = (gateway: Gateway): Handle =>
  signedOnly(gateway, (call) => {
    const payment = gateway.ledger.find('cybersource', idOf(call))
    if (payment === undefined) return invalid('NOT_FOUND', 'The payment was not found.')
    return refunding(gateway, payment.reference, () => {
      if (payment.refunded > 0 || !isSameDay(payment.payTime, gateway.now()))
        return invalid('NOT_VOIDABLE', 'The capture or credit is not voidable.')
      const transaction = digits(22)
      const done = refund(gateway, payment, {
        id: codeOf(call),
        amount: payment.captured,
        kind: 'void',
        transaction,
      })
      if (typeof done === 'string') return invalid('NOT_VOIDABLE', done)
      return halJson(
        {
          id: transaction,
          submitTimeUtc: done.time,
          status: 'VOIDED',
          clientReferenceInformation: { code: done.id },
          voidAmountDetails: {
            voidAmount: formatAmount(done.amount),
            currency: done.currency,
            originalTransactionAmount: formatAmount(done.amount),
          },
        },
        201,
      )
    })
  })
