import { formatAmount } from '../money/amounts.ts'
import type { Payment } from '../ledger/records.ts'
import type { Report } from '../gateway/counterpart.ts'
import { digits } from '../gateway/ids.ts'
import { merchant } from './constants.ts'
import { signatureOf } from './form-signature.ts'

const decisions = {
  paid: ['ACCEPT', '100', 'Request was processed successfully.'],
  partial: ['ACCEPT', '110', 'Only a partial amount was approved.'],
  review: ['REVIEW', '480', 'The order is marked for review by Decision Manager.'],
  declined: ['DECLINE', '203', 'General decline of the card.'],
  cancelled: ['CANCEL', '', 'The consumer cancelled the transaction'],
} as const

type Pairs = readonly (readonly [string, string])[]

/** Signs fields as CyberSource does its replies. */
const signed = (fields: Pairs, now: Date, isForged = false): Pairs => {
  const all: [string, string][] = [
    ...fields.map(([name, value]): [string, string] => [name, value]),
    ['signed_date_time', now.toISOString().replace(/\.\d+Z$/, 'Z')],
  ]
  const names = [...all.map(([name]) => name), 'signed_field_names']
  all.push(['signed_field_names', names.join(',')])
  const secret = isForged ? 'another secret' : merchant.secret
  return [...all, ['signature', signatureOf(new Map(all), secret)]]
}

/** The fields of the request, as replies repeat them. */
const requestFields = (payment: Payment, report: Report): [string, string][] =>
  Object.entries(payment.details)
    .filter(([name]) => name.startsWith('req_'))
    .map(([name, value]): [string, string] => {
      if (name === 'req_profile_id') return [name, report.merchant ?? value]
      const isReference = name === 'req_reference_number' || name === 'req_transaction_uuid'
      return [name, isReference ? (report.reference ?? value) : value]
    })

const cardFields = ({ last4 }: Payment): [string, string][] =>
  last4 === ''
    ? []
    : [
        ['req_card_number', `xxxxxxxxxxxx${last4}`],
        ['req_card_type', '001'],
        ['req_card_expiry_date', '12-2031'],
        ['req_bill_to_forename', 'NOREAL'],
        ['req_bill_to_surname', 'NAME'],
      ]

/** The reply of a payment, to the browser and the back office alike. */
export const replyFields = (payment: Payment, report: Report, now: Date): Pairs => {
  const [decision, code, message] = decisions[report.outcome]
  const approved = ['paid', 'partial', 'review'].includes(report.outcome)
  // A currency or an amount that differs is one that the page was changed to.
  const request = requestFields(payment, report).map(([name, value]): [string, string] => {
    if (name === 'req_currency' && approved) return [name, payment.capturedCurrency]
    const isOther = name === 'req_amount' && approved && report.outcome !== 'partial'
    return isOther ? [name, formatAmount(payment.captured)] : [name, value]
  })
  return signed(
    [
      ...request,
      ...cardFields(payment),
      ['decision', decision],
      ['message', message],
      ...(code === '' ? [] : [['reason_code', code] as const]),
      ...(report.outcome === 'cancelled' ? [] : [['transaction_id', payment.transaction] as const]),
      ...(approved
        ? ([
            ['auth_amount', formatAmount(payment.captured)],
            ['auth_code', digits(6)],
            ['auth_response', '00'],
            ['auth_time', now.toISOString().replace(/\.\d+Z$/, 'Z')],
          ] as const)
        : []),
    ],
    now,
    report.isForged,
  )
}

/** The reply to a transaction that was sent before. */
export const duplicateFields = (payment: Payment, now: Date): Pairs =>
  signed(
    [
      ...requestFields(payment, { outcome: 'declined' }),
      ['decision', 'ERROR'],
      ['message', 'The access_key and transaction_uuid were sent within the last 15 minutes.'],
      ['reason_code', '104'],
    ],
    now,
  )
