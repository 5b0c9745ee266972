import type { Gateway } from '../gateway/gateway.ts'
import type { Report, Voice } from '../gateway/counterpart.ts'
import { formText } from '../http/form-text.ts'
import type { Payment } from '../ledger/records.ts'
import { formatAmount } from '../money/amounts.ts'
import { merchant } from './constants.ts'
import { skeyOf } from './signatures.ts'

const statuses = {
  paid: '00',
  partial: '00',
  review: '22',
  declined: '11',
  cancelled: '11',
} as const

/** Time as Fiuu writes it, in Kuala Lumpur. */
export const fiuuTime = (time: Date): string =>
  new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

type Pairs = readonly (readonly [string, string])[]

/** The fields that report a payment, signed. */
const resultFields = (payment: Payment, report: Report, now: Date): Pairs => {
  const isPaid = report.outcome === 'paid' || report.outcome === 'partial'
  const result = {
    tranID: payment.transaction,
    orderid: report.reference ?? payment.reference,
    status: statuses[report.outcome],
    domain: report.merchant ?? merchant.id,
    amount: formatAmount(isPaid ? payment.captured : payment.amount),
    currency: isPaid ? payment.capturedCurrency : payment.currency,
    paydate: fiuuTime(payment.payTime === '' ? now : new Date(payment.payTime)),
    appcode: isPaid ? payment.transaction.slice(-6) : '',
  }
  const skey = skeyOf(result, report.isForged === true ? 'another secret' : undefined)
  return [
    ...Object.entries(result),
    ['channel', payment.details['channel'] ?? ''],
    ['error_code', isPaid ? '' : 'CC_000'],
    ['error_desc', isPaid ? '' : 'The payment failed'],
    ['extraP', JSON.stringify({ ccbrand: 'Visa', cclast4: payment.last4 })],
    ['skey', skey],
  ]
}

export const voice = ({ now }: Gateway): Voice => ({
  consent: 'paid',
  notifications: (payment, report) => {
    const { notificationurl = '', callbackurl = '' } = payment.details
    const url = notificationurl === '' ? callbackurl : notificationurl
    if (url === '' || report.outcome === 'cancelled') return []
    const fields = resultFields(payment, report, now())
    return [
      {
        url,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: formText([['nbcb', '2'], ...fields]),
        repeatedBody: formText([['nbcb', '1'], ...fields]),
        acknowledgement: 'CBTOKEN:MPSTATOK',
      },
    ]
  },
  browserReturn: (payment, report) => {
    const { returnurl = '', cancelurl = '' } = payment.details
    if (report.outcome === 'cancelled' && cancelurl !== '')
      return { method: 'GET', url: cancelurl, fields: [] }
    if (returnurl === '') return undefined
    return { method: 'POST', url: returnurl, fields: resultFields(payment, report, now()) }
  },
})
