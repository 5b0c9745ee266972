import type { Gateway } from '../gateway/gateway.ts'
import { type Call, type Fields, fieldsOf, type Reply, textOf } from '../http/call.ts'
import { fieldsOfCall, respond } from './api.ts'
import { chargeObject, intentObject, refundObject, sessionObject } from './objects.ts'

interface Listed {
  readonly id: string
  readonly created: number
  readonly payment_intent?: string | null
}

const isWithin = (created: number, range: Fields): boolean => {
  const bound = (name: string, fallback: number): number => Number(textOf(range, name) || fallback)
  return (
    created >= bound('gte', 0) &&
    created > bound('gt', -1) &&
    created <= bound('lte', Infinity) &&
    created < bound('lt', Infinity)
  )
}

/** A page of a list, newest first, as its `created`, `payment_intent`, `limit` and `starting_after` want it. */
const list = (gateway: Gateway, call: Call, all: readonly Listed[]): Reply => {
  const fields = fieldsOfCall(call)
  const intent = textOf(fields, 'payment_intent')
  const matching = all
    .filter((one) => isWithin(one.created, fieldsOf(fields, 'created')))
    .filter((one) => intent === '' || one.payment_intent === intent)
    .sort((one, other) => other.created - one.created || other.id.localeCompare(one.id))
  const after = textOf(fields, 'starting_after')
  const begin = after === '' ? 0 : matching.findIndex((one) => one.id === after) + 1
  const limit = Math.min(100, Number(textOf(fields, 'limit') || 10))
  const data = matching.slice(begin, begin + limit)
  const has_more = begin + limit < matching.length
  return respond(gateway, call, { object: 'list', data, has_more, url: call.url.pathname })
}

const payments = ({ ledger }: Gateway) =>
  ledger.all('payments').filter((one) => one.provider === 'stripe')

const paid = (gateway: Gateway) =>
  payments(gateway).filter((one) => one.captured > 0 && !one.isHidden)

const refunds = ({ ledger }: Gateway) =>
  ledger
    .all('refunds')
    .filter((one) => one.provider === 'stripe')
    .map((one) => refundObject(one, ledger.get('documents', one.transaction) ?? {}))

export const listCharges = (gateway: Gateway) => (call: Call) =>
  list(gateway, call, paid(gateway).map(chargeObject))

export const listIntents = (gateway: Gateway) => (call: Call) =>
  list(
    gateway,
    call,
    payments(gateway).map((one) => intentObject(one, call.origin)),
  )

export const listSessions = (gateway: Gateway) => (call: Call) =>
  list(
    gateway,
    call,
    payments(gateway)
      .filter((one) => one.details['kind'] === 'checkout')
      .map((one) => sessionObject(one, call.origin)),
  )

export const listRefunds = (gateway: Gateway) => (call: Call) =>
  list(gateway, call, refunds(gateway))

interface Movement extends Listed {
  readonly amount: number
  readonly currency: string
}

const movement = (type: string, { id, created, amount, currency }: Movement, sign: 1 | -1) => ({
  id: `txn_${id.replace(/^ch_/, '')}`,
  object: 'balance_transaction',
  amount: sign * amount,
  available_on: created,
  created,
  currency,
  fee: 0,
  net: sign * amount,
  reporting_category: type,
  source: id,
  status: 'available',
  type,
})

/** What came in and went out. */
export const listMovements = (gateway: Gateway) => (call: Call) =>
  list(gateway, call, [
    ...paid(gateway).map((one) => movement('charge', chargeObject(one), 1)),
    ...refunds(gateway).map((one) => movement('refund', one, -1)),
  ])
