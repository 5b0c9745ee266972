import { type Call, fieldsOf, isFields, jsonOf, type Reply, textOf } from '../http/call.ts'
import { begin, beginning } from '../gateway/begin.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { digits } from '../gateway/ids.ts'
import { parseAmount } from '../money/amounts.ts'
import { result, success } from './replies.ts'

const currencies = ['TWD', 'USD', 'THB', 'JPY']

/** The sum of the packages, which has to be the amount. */
const sumOf = (packages: unknown): number =>
  Array.isArray(packages)
    ? packages.reduce(
        (sum: number, one: unknown) => sum + (isFields(one) ? Number(one['amount']) : Number.NaN),
        0,
      )
    : Number.NaN

/** Begins a payment: returns the addresses that the payer is sent to. */
export const request =
  (gateway: Gateway) =>
  (call: Call): Promise<Reply> => {
    const data = jsonOf(call)
    const reference = textOf(data, 'orderId')
    const urls = fieldsOf(data, 'redirectUrls')
    return beginning(
      gateway,
      'line-pay',
      reference,
      () => result('1280', 'A temporary error occurred while using the credit card.'),
      () => {
        const amount = parseAmount(textOf(data, 'amount'))
        const currency = textOf(data, 'currency')
        if (amount === undefined || amount === 0) return result('1124', 'Amount information error')
        if (!currencies.includes(currency)) return result('2101', 'Parameter error: currency')
        if (currency === 'TWD' && amount % 100 !== 0)
          return result('1124', 'Amount information error')
        if (reference === '' || reference.length > 100)
          return result('2101', 'Parameter error: orderId')
        if (sumOf(data['packages']) * 100 !== amount)
          return result('2101', 'Parameter error: packages')
        if (textOf(urls, 'confirmUrl') === '' || textOf(urls, 'cancelUrl') === '')
          return result('2101', 'Parameter error: redirectUrls')
        if (gateway.ledger.find('line-pay', reference) !== undefined)
          return result('1172', 'There is a record of transaction with the same order number')
        const payment = begin(gateway, {
          provider: 'line-pay',
          reference,
          transaction: digits(19),
          amount,
          currency,
          details: {
            confirmUrl: textOf(urls, 'confirmUrl'),
            cancelUrl: textOf(urls, 'cancelUrl'),
            tries: '0',
          },
        })
        return success({
          paymentUrl: {
            web: `${call.origin}/line-pay/${payment.id}`,
            app: `${call.origin}/line-pay/${payment.id}?app=1`,
          },
          transactionId: payment.transaction,
          paymentAccessToken: digits(12),
        })
      },
    )
  }
