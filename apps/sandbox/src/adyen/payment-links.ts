import { randomBytes } from 'node:crypto'
import { asking, shown } from '../gateway/asking.ts'
import { begin, beginning } from '../gateway/begin.ts'
import { conclude } from '../gateway/conclude.ts'
import type { Counterpart } from '../gateway/counterpart.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { newId } from '../gateway/ids.ts'
import { type Call, idOf, jsonOf, type Reply, textOf } from '../http/call.ts'
import { json } from '../http/replies.ts'
import type { Payment, Status } from '../ledger/records.ts'
import { amountOf, failure, problemOfMerchant, refused, remember } from './api.ts'
import { merchant, unitOf } from './constants.ts'

/** A reference of Adyen: 16 characters. */
export const newPspReference = (): string => randomBytes(8).toString('hex').toUpperCase()

const statuses: Readonly<Record<Status, string>> = {
  open: 'active',
  declined: 'active',
  cancelled: 'active',
  authorized: 'paymentPending',
  review: 'paymentPending',
  paid: 'completed',
  expired: 'expired',
}

const statusOf = (payment: Payment, now: Date): string => {
  const status = statuses[payment.status]
  const isOver = Date.parse(payment.details['expiresAt'] ?? '') <= now.getTime()
  return status === 'active' && isOver ? 'expired' : status
}

/** The link as Adyen shows it: without the reference of the payment. */
const linkObject = (payment: Payment, call: Call, now: Date) => {
  const isPaid = payment.status === 'paid'
  const currency = isPaid ? payment.capturedCurrency : payment.currency
  const amount = isPaid ? payment.captured : payment.amount
  return {
    id: `PL${payment.id}`,
    url: `${call.origin}/adyen/link/${payment.id}`,
    merchantAccount: merchant.account,
    reference: payment.reference,
    amount: { currency, value: amount / unitOf(currency) },
    expiresAt: payment.details['expiresAt'],
    reusable: false,
    status: statusOf(payment, now),
  }
}

const timeForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/

const problemOf = (call: Call, now: Date): string | undefined => {
  const data = jsonOf(call)
  const { value, currency } = amountOf(call)
  const expiresAt = textOf(data, 'expiresAt')
  if (!Number.isInteger(value) || value <= 0) return 'Field amount is not valid'
  if (!/^[A-Z]{3}$/.test(currency)) return 'Unsupported currency specified'
  if (!/^.{1,80}$/.test(textOf(data, 'reference'))) return 'Required field reference is not valid'
  if (textOf(data, 'description').length > 280) return 'Field description is too long'
  if (expiresAt !== '' && (!timeForm.test(expiresAt) || Date.parse(expiresAt) <= now.getTime()))
    return 'Field expiresAt is not valid'
  return undefined
}

/** Creates a link. */
export const createLink =
  (gateway: Gateway) =>
  (call: Call): Promise<Reply> => {
    const data = jsonOf(call)
    const reference = textOf(data, 'reference')
    return beginning(gateway, 'adyen', reference, refused, () => {
      const now = gateway.now()
      const denied = problemOfMerchant(call)
      if (denied !== undefined) return denied
      const problem = problemOf(call, now)
      if (problem !== undefined) return failure(422, '29_001', problem)
      const { value, currency } = amountOf(call)
      const day = new Date(now.getTime() + 86_400_000).toISOString()
      const payment = begin(
        gateway,
        {
          provider: 'adyen',
          reference,
          transaction: newPspReference(),
          amount: value * unitOf(currency),
          currency,
          details: {
            returnUrl: textOf(data, 'returnUrl'),
            expiresAt: textOf(data, 'expiresAt') || day,
          },
        },
        newId('').toUpperCase(),
      )
      return remember(gateway, call, json(linkObject(payment, call, now), 201))
    })
  }

const found = ({ ledger }: Gateway, call: Call): Payment | undefined =>
  ledger.get('payments', idOf(call).replace(/^PL/, ''))

const missing = (): Reply => failure(404, '29_100', 'The payment link does not exist')

export const readLink =
  (gateway: Gateway) =>
  (call: Call): Reply => {
    const payment = found(gateway, call)
    if (payment === undefined) return missing()
    return asking(gateway, payment.reference, () =>
      json(linkObject(shown(payment), call, gateway.now())),
    )
  }

/** Ends a link that nobody has paid. */
export const expireLink =
  (gateway: Gateway, counterpart: () => Counterpart) =>
  async (call: Call): Promise<Reply> => {
    const payment = found(gateway, call)
    if (payment === undefined) return missing()
    if (textOf(jsonOf(call), 'status') !== 'expired')
      return failure(422, '29_002', 'Field status is not valid')
    if (gateway.faults.has(payment.reference, 'paid-on-cancel'))
      await conclude(gateway, counterpart(), payment, 'paid', { last4: '1111' })
    const current = found(gateway, call) ?? payment
    const isOpen = current.status === 'open' || current.status === 'declined'
    if (!isOpen && !current.isHidden && current.status !== 'expired')
      return failure(422, '29_003', 'The payment link cannot be changed any more')
    const after = current.isHidden
      ? { ...current, status: 'expired' as const }
      : gateway.ledger.change(current, { status: 'expired' })
    return json(linkObject(after, call, gateway.now()))
  }
