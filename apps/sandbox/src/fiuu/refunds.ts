import { type Call, formOf, type Reply } from '../http/call.ts'
import { json, text } from '../http/replies.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { digits } from '../gateway/ids.ts'
import { refund, refunding } from '../gateway/refund.ts'
import type { Refund } from '../ledger/records.ts'
import { formatAmount, parseAmount } from '../money/amounts.ts'
import { merchant } from './constants.ts'
import {
  refundKey,
  refundQuestionKey,
  refundResponseKey,
  voidKey,
  voidResponseKey,
} from './signatures.ts'

const failure = (error_code: string, error_desc: string): Reply => json({ error_code, error_desc })

const statuses = { done: '00', pending: '22', refused: '11' } as const

const known = (gateway: Gateway, id: string): Refund | undefined =>
  gateway.ledger.all('refunds').find((one) => one.provider === 'fiuu' && one.id === id)

/** Gives a part, or all, of a payment back. The merchant's `RefID` may be used only once. */
export const refundPayment =
  (gateway: Gateway) =>
  (call: Call): Reply => {
    const form = formOf(call)
    const of = (name: string): string => form.get(name) ?? ''
    const fields = { RefID: of('RefID'), TxnID: of('TxnID'), Amount: of('Amount') }
    if (of('RefundType') !== 'P') return failure('PR001', 'Refund type not found')
    if (of('MerchantID') !== merchant.id) return failure('PR002', 'Merchant not found')
    if (of('Signature') !== refundKey(fields)) return failure('PR008', 'Invalid signature')
    const payment = gateway.ledger.find('fiuu', fields.TxnID)
    if (payment === undefined || payment.transaction !== fields.TxnID)
      return failure('PR009', 'Transaction not found')
    return refunding(gateway, payment.reference, () => {
      const amount = parseAmount(fields.Amount)
      if (amount === undefined) return failure('PR005', 'Amount is malformed')
      if (fields.RefID === '' || known(gateway, fields.RefID) !== undefined)
        return failure('PR012', 'Duplicate RefID')
      const transaction = digits(9)
      const wanted = { id: fields.RefID, amount, kind: 'refund', transaction } as const
      const done = refund(gateway, payment, wanted)
      if (done === 'nothing captured' || done === 'too much')
        return failure('PR011', 'Exceed refund amount for this transaction')
      const RefundID = done === 'refused' ? '' : transaction
      const Status = done === 'refused' ? '11' : statuses[done.status]
      return json({
        RefundType: 'P',
        MerchantID: merchant.id,
        ...fields,
        RefundID,
        Status,
        Signature: refundResponseKey(fields, RefundID, Status),
        ...(Status === '11' ? { reason: 'Rejected by the bank' } : {}),
      })
    })
  }

/** As clients of Fiuu read them: words, in a list that is not signed. */
const words = { done: 'success', pending: 'pending', refused: 'rejected' } as const

/** Responds to a question about a refund, by the merchant's `RefID`: a list, with one entry if there is one. */
export const refundQuestion =
  (gateway: Gateway) =>
  (call: Call): Reply => {
    const form = formOf(call)
    const RefID = form.get('RefID') ?? ''
    if (form.get('MerchantID') !== merchant.id) return failure('PR002', 'Merchant not found')
    if (form.get('Signature') !== refundQuestionKey(RefID))
      return failure('PR008', 'Invalid signature')
    const found = known(gateway, RefID)
    if (found === undefined) return failure('PR010', 'No record found')
    return json([
      {
        TxnID: found.payment,
        RefID,
        RefundID: found.transaction,
        Amount: formatAmount(found.amount),
        Status: words[found.status],
        LastUpdate: found.time,
      },
    ])
  }

/** Voids a payment of the same day, wholly. */
export const voidPayment =
  (gateway: Gateway) =>
  (call: Call): Reply => {
    const form = formOf(call)
    const txnID = form.get('txnID') ?? ''
    if (form.get('domain') !== merchant.id || form.get('skey') !== voidKey(txnID))
      return text('Error: Invalid skey')
    const payment = gateway.ledger.find('fiuu', txnID)
    if (payment === undefined || payment.transaction !== txnID)
      return text('Error: No record found')
    return refunding(gateway, payment.reference, () => {
      const isToday = payment.payTime.slice(0, 10) === gateway.now().toISOString().slice(0, 10)
      const transaction = digits(9)
      const wanted = { id: '', amount: payment.captured, kind: 'void', transaction } as const
      const isDone = isToday && typeof refund(gateway, payment, wanted) !== 'string'
      const code = isDone ? '00' : '11'
      const fields = {
        TranID: txnID,
        Domain: merchant.id,
        VrfKey: voidResponseKey(txnID, code),
        StatCode: code,
        StatDate: gateway.now().toISOString(),
      }
      return form.get('type') === '2'
        ? json(fields)
        : text(
            Object.entries(fields)
              .map(([name, value]) => `${name}: ${value}`)
              .join('\n'),
          )
    })
  }
