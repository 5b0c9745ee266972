import { type Call, formOf, type Reply } from '../http/call.ts'
import { page, seeOther } from '../http/replies.ts'
import { begin, beginning } from '../gateway/begin.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { digits } from '../gateway/ids.ts'
import { parseAmount } from '../money/amounts.ts'
import { html } from '../pages/html.ts'
import { layout } from '../pages/layout.ts'
import { merchant } from './constants.ts'
import { vcodes } from './signatures.ts'

const refusal = (why: string): Reply =>
  page(
    layout({
      title: 'The payment cannot be made',
      chinese: '無法付款',
      body: html`<p>${why}</p>`,
    }),
    400,
  )

const problemOf = (fields: URLSearchParams, given: string): string | undefined => {
  const amount = fields.get('amount') ?? ''
  const orderid = fields.get('orderid') ?? ''
  const currency = fields.get('currency') ?? ''
  if (given !== merchant.id) return 'P01: unknown merchant'
  if (!/^\d+\.\d\d$/.test(amount)) return 'P02: amount must have two decimals and no commas'
  if ((parseAmount(amount) ?? 0) <= 100) return 'P03: amount must be more than 1.00'
  if (!/^[A-Za-z0-9]{1,40}$/.test(orderid)) return 'P04: orderid is malformed'
  if (!/^[A-Z]{3}$/.test(currency)) return 'P05: currency is malformed'
  for (const name of ['bill_name', 'bill_email', 'bill_mobile', 'bill_desc', 'country'])
    if ((fields.get(name) ?? '') === '') return `P06: ${name} is missing`
  if (!vcodes({ amount, orderid, currency }).includes(fields.get('vcode') ?? ''))
    return 'P07: vcode is wrong'
  return undefined
}

/** Takes the form of a merchant's page and shows the payment page. */
export const pay =
  (gateway: Gateway) =>
  (call: Call): Promise<Reply> => {
    const fields = call.method === 'GET' ? call.url.searchParams : formOf(call)
    const reference = fields.get('orderid') ?? ''
    return beginning(
      gateway,
      'fiuu',
      reference,
      () => refusal('start-refused'),
      () => {
        const problem = problemOf(fields, call.params['merchant'] ?? '')
        if (problem !== undefined) return refusal(problem)
        const known = gateway.ledger.find('fiuu', reference)
        if (known !== undefined) return seeOther(`/fiuu/pay/${known.id}`)
        const payment = begin(gateway, {
          provider: 'fiuu',
          reference,
          transaction: digits(10),
          amount: parseAmount(fields.get('amount') ?? '') ?? 0,
          currency: fields.get('currency') ?? '',
          details: {
            channel: call.params['channel'] ?? '',
            amount: fields.get('amount') ?? '',
            returnurl: fields.get('returnurl') ?? '',
            callbackurl: fields.get('callbackurl') ?? '',
            notificationurl: fields.get('notificationurl') ?? '',
            cancelurl: fields.get('cancelurl') ?? '',
          },
        })
        return seeOther(`/fiuu/pay/${payment.id}`)
      },
    )
  }
