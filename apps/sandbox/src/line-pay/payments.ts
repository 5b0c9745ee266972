import { type Call, idOf, jsonOf, type Reply, textOf } from '../http/call.ts'
import { json } from '../http/replies.ts'
import { asking, shown } from '../gateway/asking.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { digits } from '../gateway/ids.ts'
import { refund, refunding } from '../gateway/refund.ts'
import type { Payment, Status } from '../ledger/records.ts'
import { parseAmount } from '../money/amounts.ts'
import { result, success } from './replies.ts'

const unknown = (): Reply => result('1150', 'Transaction record not found')

const states: Readonly<Record<Status, readonly [string, string]>> = {
  open: ['0000', 'Authentication is not completed yet.'],
  authorized: ['0110', 'Authentication is completed: confirm is possible.'],
  cancelled: ['0121', 'The user cancelled the payment, or it timed out.'],
  expired: ['0121', 'The user cancelled the payment, or it timed out.'],
  declined: ['0122', 'The payment failed.'],
  review: ['0122', 'The payment failed.'],
  paid: ['0123', 'The payment is completed.'],
}

/** Whether the payer has consented, and the merchant has confirmed. */
export const check =
  (gateway: Gateway) =>
  (call: Call): Reply => {
    const payment = gateway.ledger.find('line-pay', idOf(call))
    if (payment === undefined) return unknown()
    return asking(gateway, payment.reference, () => result(...states[shown(payment).status]))
  }

const capture = ({ ledger, faults, now }: Gateway, payment: Payment): Payment => {
  const isLess = faults.has(payment.reference, 'wrong-amount')
  return ledger.change(payment, {
    status: 'paid',
    captured: isLess ? payment.amount - 100 : payment.amount,
    payTime: now().toISOString(),
  })
}

/** Takes the money, once the payer has consented. */
export const confirm =
  (gateway: Gateway) =>
  (call: Call): Reply => {
    const payment = gateway.ledger.find('line-pay', idOf(call))
    if (payment === undefined) return unknown()
    const data = jsonOf(call)
    const { faults } = gateway
    if (faults.takes(payment.reference, 'confirm-500')) return json({ error: 'confirm-500' }, 500)
    if (payment.status === 'paid')
      return result('1152', 'There is a transaction record with the same ID')
    if (shown(payment).status !== 'authorized')
      return result('1169', 'Payment method and password must be certified by LINE Pay')
    const amount = parseAmount(textOf(data, 'amount'))
    if (amount !== payment.amount || textOf(data, 'currency') !== payment.currency)
      return result('1153', 'The payment amount differs from the request')
    const paid = capture(gateway, payment)
    if (faults.takes(payment.reference, 'confirm-no-answer')) return 'none'
    return success({
      orderId: paid.reference,
      transactionId: paid.transaction,
      payInfo: [
        {
          method: 'CREDIT_CARD',
          amount: paid.captured / 100,
          maskedCreditCardNumber: '************1111',
        },
      ],
    })
  }

const detailsOf = (gateway: Gateway, payment: Payment) => ({
  transactionId: payment.transaction,
  transactionDate: payment.payTime,
  transactionType: 'PAYMENT',
  payStatus: 'CAPTURE',
  orderId: payment.reference,
  currency: payment.capturedCurrency,
  payInfo: [{ method: 'CREDIT_CARD', amount: payment.captured / 100 }],
  refundList: gateway.ledger.refundsOf(payment).map((one) => ({
    refundTransactionId: one.transaction,
    transactionType: one.amount < payment.captured ? 'PARTIAL_REFUND' : 'PAYMENT_REFUND',
    refundAmount: one.amount / 100,
    refundTransactionDate: one.time,
  })),
})

/** The payments of some orders or transactions, with what was given back. */
export const details =
  (gateway: Gateway) =>
  (call: Call): Reply => {
    const { searchParams } = call.url
    const names = [...searchParams.getAll('orderId'), ...searchParams.getAll('transactionId')]
    const found = names
      .flatMap((name) => name.split(','))
      .map((name) => gateway.ledger.find('line-pay', name))
      .filter((payment) => payment !== undefined)
    const [first] = found
    return asking(gateway, first?.reference ?? '', () => {
      const paid = found.filter((payment) => payment.status === 'paid' && !payment.isHidden)
      if (paid.length === 0) return unknown()
      return success(paid.map((payment) => detailsOf(gateway, payment)))
    })
  }

/** Gives a part, or all, of a payment back. A repeated call gives it back again: there is no key. */
export const refundPayment =
  (gateway: Gateway) =>
  (call: Call): Reply => {
    const payment = gateway.ledger.find('line-pay', idOf(call))
    if (payment === undefined) return unknown()
    return refunding(gateway, payment.reference, () => {
      const given = textOf(jsonOf(call), 'refundAmount')
      const amount = given === '' ? payment.captured : parseAmount(given)
      const transaction = digits(19)
      const wanted = { id: '', amount: amount ?? 0, kind: 'refund', transaction } as const
      const done = refund(gateway, payment, wanted)
      if (done === 'nothing captured') return unknown()
      if (done === 'too much')
        return payment.refunded >= payment.captured
          ? result('1165', 'The transaction has already been refunded')
          : result('1164', 'The refund is more than the payment')
      if (done === 'refused') return result('1163', 'The transaction cannot be refunded')
      return success({ refundTransactionId: transaction, refundTransactionDate: done.time })
    })
  }
