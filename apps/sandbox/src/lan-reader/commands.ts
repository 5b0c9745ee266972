import { setTimeout as sleep } from 'node:timers/promises'
import { type Call, type Fields, jsonOf, type Reply, textOf } from '../http/call.ts'
import { asking, shown } from '../gateway/asking.ts'
import { begin, beginning } from '../gateway/begin.ts'
import { conclude } from '../gateway/conclude.ts'
import type { Counterpart } from '../gateway/counterpart.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { digits } from '../gateway/ids.ts'
import { refund, refunding } from '../gateway/refund.ts'
import type { Payment } from '../ledger/records.ts'
import { formatAmount, parseAmount } from '../money/amounts.ts'
import { checksum, reply, saleFields } from './replies.ts'

/** How long a sale waits for a card, in ms. */
const patience = 60_000
const step = 50

const find = ({ ledger }: Gateway, name: string): Payment | undefined =>
  ledger.find('lan-reader', name)

/** Faults after which the cash register hears nothing of a sale that was paid. */
const staysSilent = ({ faults }: Gateway, { reference }: Payment): boolean =>
  faults.has(reference, 'neither') ||
  faults.has(reference, 'late') ||
  faults.has(reference, 'notify-only') ||
  faults.has(reference, 'never')

const outcomeReply = (gateway: Gateway, payment: Payment): Reply => {
  const { faults } = gateway
  if (staysSilent(gateway, payment)) return 'none'
  const fields = saleFields(payment, 'SALE')
  const { reference } = payment
  if (faults.has(reference, 'forged'))
    return reply({ ...fields, STATUS: 'APPROVED', APPCODE: '000000' }, true)
  if (faults.has(reference, 'other-reference'))
    return reply({ ...fields, STATUS: 'APPROVED', ECRREF: `${reference.slice(0, -4)}0000` })
  return reply(fields)
}

/** A false success ends the wait, though the payment is still open. */
const isOver = ({ faults }: Gateway, payment: Payment): boolean =>
  payment.status !== 'open' ||
  ((faults.has(payment.reference, 'forged') || faults.has(payment.reference, 'other-reference')) &&
    payment.details['falselyReported'] === 'yes')

const waitForCard = async (gateway: Gateway, reference: string): Promise<Reply> => {
  for (let waited = 0; waited < patience; waited += step) {
    const payment = find(gateway, reference)
    if (payment !== undefined && isOver(gateway, payment)) return outcomeReply(gateway, payment)
    await sleep(step, undefined, { ref: false })
  }
  const payment = find(gateway, reference)
  if (payment === undefined) return reply({ CMD: 'SALE', STATUS: 'NOTFOUND' })
  return outcomeReply(gateway, gateway.ledger.change(payment, { status: 'expired' }))
}

const sale = (gateway: Gateway, data: Fields): Promise<Reply> => {
  const reference = textOf(data, 'ECRREF')
  const busy = (): Reply => reply({ CMD: 'SALE', ECRREF: reference, STATUS: 'BUSY' })
  return beginning(gateway, 'lan-reader', reference, busy, () => {
    const amount = parseAmount(textOf(data, 'AMT'))
    if (reference === '' || amount === undefined || amount === 0)
      return reply({ CMD: 'SALE', ECRREF: reference, STATUS: 'ERROR' })
    const isBusy = gateway.ledger
      .all('payments')
      .some((one) => one.provider === 'lan-reader' && one.status === 'open')
    if (find(gateway, reference) === undefined) {
      if (isBusy) return busy()
      begin(gateway, {
        provider: 'lan-reader',
        reference,
        transaction: digits(6),
        amount,
        currency: 'HKD',
        details: { tips: textOf(data, 'TIPS') },
      })
    }
    return waitForCard(gateway, reference)
  })
}

const query = (gateway: Gateway, data: Fields): Reply => {
  const ECRREF = textOf(data, 'ECRREF')
  const refunded = gateway.ledger
    .all('refunds')
    .find((one) => one.provider === 'lan-reader' && one.id === ECRREF)
  if (refunded !== undefined) {
    const AMT = formatAmount(refunded.amount)
    return reply({ CMD: 'QUERY', ECRREF, STATUS: 'APPROVED', TRACE: refunded.transaction, AMT })
  }
  const payment = find(gateway, ECRREF)
  if (payment === undefined) return reply({ CMD: 'QUERY', ECRREF, STATUS: 'NOTFOUND' })
  return asking(gateway, payment.reference, () => reply(saleFields(shown(payment), 'QUERY')))
}

const cancel = async (gateway: Gateway, counterpart: Counterpart, data: Fields): Promise<Reply> => {
  const payment = find(gateway, textOf(data, 'ECRREF'))
  if (payment === undefined)
    return reply({ CMD: 'CANCEL', ECRREF: textOf(data, 'ECRREF'), STATUS: 'NOTFOUND' })
  if (gateway.faults.has(payment.reference, 'paid-on-cancel'))
    await conclude(gateway, counterpart, payment, 'paid', { last4: '1111' })
  const current = find(gateway, payment.reference) ?? payment
  if (current.isHidden)
    return reply({ ...saleFields(shown(current), 'CANCEL'), STATUS: 'CANCELLED' })
  const after =
    current.status === 'open' ? gateway.ledger.change(current, { status: 'cancelled' }) : current
  return reply(saleFields(after, 'CANCEL'))
}

const giveBack = (gateway: Gateway, data: Fields, kind: 'refund' | 'void'): Reply => {
  const CMD = kind === 'void' ? 'VOID' : 'REFUND'
  const TRACE = textOf(data, 'TRACE')
  const payment = find(gateway, TRACE)
  if (payment === undefined) return reply({ CMD, TRACE, STATUS: 'NOTFOUND' })
  return refunding(gateway, payment.reference, () => {
    const id = textOf(data, 'ECRREF')
    const amount = kind === 'void' ? payment.captured : (parseAmount(textOf(data, 'AMT')) ?? 0)
    const wanted = { id, amount, kind, transaction: digits(6) }
    const done = refund(gateway, payment, wanted)
    if (typeof done === 'string') return reply({ CMD, TRACE, ECRREF: id, STATUS: 'DECLINED' })
    const AMT = formatAmount(amount)
    return reply({ CMD, TRACE: done.transaction, ECRREF: id, STATUS: 'APPROVED', AMT })
  })
}

/** Does what the cash register commands. */
export const command =
  (gateway: Gateway, counterpart: () => Counterpart) =>
  (call: Call): Reply | Promise<Reply> => {
    if (call.headers['x-md5'] !== checksum(call.raw)) return reply({ STATUS: 'BADMD5' })
    const data = jsonOf(call)
    if (textOf(data, 'TYPE') !== 'EDC') return reply({ STATUS: 'ERROR' })
    switch (textOf(data, 'CMD')) {
      case 'SALE':
        return sale(gateway, data)
      case 'QUERY':
        return query(gateway, data)
      case 'CANCEL':
        return cancel(gateway, counterpart(), data)
      case 'VOID':
        return giveBack(gateway, data, 'void')
      case 'REFUND':
        return giveBack(gateway, data, 'refund')
      default:
        return reply({ STATUS: 'ERROR' })
    }
  }
