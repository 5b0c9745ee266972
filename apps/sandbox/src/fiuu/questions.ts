import { type Call, formOf, type Reply } from '../http/call.ts'
import { json, text } from '../http/replies.ts'
import { asking, shown } from '../gateway/asking.ts'
import type { Gateway } from '../gateway/gateway.ts'
import type { Payment, Status } from '../ledger/records.ts'
import { formatAmount } from '../money/amounts.ts'
import { merchant } from './constants.ts'
import { questionKey, responseKey } from './signatures.ts'
import { fiuuTime } from './voice.ts'

const statuses: Readonly<Record<Status, readonly [string, string]>> = {
  open: ['22', 'pending'],
  authorized: ['22', 'pending'],
  review: ['22', 'pending'],
  paid: ['00', 'captured'],
  declined: ['11', 'failed'],
  cancelled: ['11', 'cancelled'],
  expired: ['11', 'expired'],
}

type Pairs = readonly (readonly [string, string])[]

const write = (type: string | null, fields: Pairs): Reply =>
  type === '2'
    ? json(Object.fromEntries(fields))
    : text(fields.map(([name, value]) => `${name}: ${value}`).join('\n'))

const state = (payment: Payment, id: string, isVoided: boolean): Pairs => {
  const [code, name] = statuses[payment.status]
  const amount = formatAmount(payment.status === 'paid' ? payment.captured : payment.amount)
  return [
    ['StatCode', code],
    ['StatName', isVoided ? 'voided' : name],
    ['TranID', payment.transaction],
    ['Amount', amount],
    ['Domain', merchant.id],
    ['VrfKey', responseKey(id, amount, code)],
    ['Channel', payment.details['channel'] ?? ''],
    ['OrderID', payment.reference],
    ['Currency', payment.capturedCurrency],
    ['ErrorCode', code === '11' ? 'CC_000' : ''],
    ['ErrorDesc', code === '11' ? 'The payment failed' : ''],
    ['BillingDate', payment.payTime === '' ? '' : fiuuTime(new Date(payment.payTime))],
  ]
}

/** Responds to a question about a payment, by the transaction (`txID`) or the order (`oID`). */
export const question =
  ({ by, gateway }: { by: 'txID' | 'oID'; gateway: Gateway }) =>
  (call: Call): Reply => {
    const fields = call.method === 'GET' ? call.url.searchParams : formOf(call)
    const id = fields.get(by) ?? ''
    const amount = fields.get('amount') ?? ''
    const type = fields.get('type')
    if (fields.get('domain') !== merchant.id) return text('Error: Invalid domain')
    if (fields.get('skey') !== questionKey(id, amount)) return text('Error: Invalid skey')
    const payment = gateway.ledger.find('fiuu', id)
    const named = by === 'txID' ? payment?.transaction : payment?.reference
    if (payment === undefined || named !== id) return text('Error: No record found')
    if (amount !== payment.details['amount']) return text('Error: Invalid amount')
    const isVoided = gateway.ledger.refundsOf(payment).some(({ kind }) => kind === 'void')
    return asking(gateway, payment.reference, () =>
      write(type, state(shown(payment), id, isVoided)),
    )
  }
