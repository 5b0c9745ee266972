import { begin, beginning } from '../gateway/begin.ts'
import { asking } from '../gateway/asking.ts'
import { conclude } from '../gateway/conclude.ts'
import type { Counterpart } from '../gateway/counterpart.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { newId } from '../gateway/ids.ts'
import { type Call, fieldsOf, idOf, type Reply, textOf } from '../http/call.ts'
import type { Payment } from '../ledger/records.ts'
import {
  failure,
  fieldsOfCall,
  idempotencyKeyOf,
  missing,
  parametersOf,
  refused,
  remember,
  respond,
} from './api.ts'
import { unitOf } from './constants.ts'
import { listOf } from './form-fields.ts'
import { intentObject, paymentIdOf } from './objects.ts'
import { referenceOf } from './reference.ts'

const methods: Readonly<Record<string, readonly string[]>> = {
  wechat_pay: ['cny', 'hkd', 'sgd', 'usd', 'jpy', 'aud', 'cad', 'eur', 'gbp'],
  paynow: ['sgd'],
  promptpay: ['thb'],
  alipay: ['cny', 'hkd', 'sgd', 'usd', 'myr', 'jpy'],
  card_present: ['hkd', 'sgd', 'usd', 'myr', 'jpy', 'thb', 'aud', 'cad', 'eur', 'gbp', 'twd'],
  card: ['hkd', 'sgd', 'usd', 'myr', 'jpy', 'thb', 'twd', 'vnd', 'krw'],
}

const problemOf = (amount: string, currency: string, method: string): string | undefined => {
  if (!/^[1-9]\d{0,8}$/.test(amount)) return 'amount is invalid'
  const currencies = methods[method]
  if (currencies === undefined) return `payment_method_types: ${method} is not offered`
  return currencies.includes(currency) ? undefined : `${method} is not offered in ${currency}`
}

/** The method that a payment allows; until 2026-10 its name was `payment_method_types`. */
const methodOf = (form: URLSearchParams): string | undefined =>
  [...listOf(form, 'allowed_payment_method_types'), ...listOf(form, 'payment_method_types')][0]

export const createIntent =
  (gateway: Gateway) =>
  (call: Call): Promise<Reply> => {
    const fields = fieldsOfCall(call)
    const reference = referenceOf(fields, idempotencyKeyOf(call))
    return beginning(gateway, 'stripe', reference, refused, () => {
      const amount = textOf(fields, 'amount')
      const currency = textOf(fields, 'currency').toLowerCase()
      const given = textOf(fieldsOf(fields, 'payment_method_data'), 'type')
      const method = methodOf(parametersOf(call)) ?? (given || 'card')
      const problem = problemOf(amount, currency, method)
      if (problem !== undefined)
        return remember(gateway, call, failure(400, 'parameter_invalid', problem))
      const id = newId('')
      const payment = begin(
        gateway,
        {
          provider: 'stripe',
          reference,
          transaction: `pi_${id}`,
          amount: Number(amount) * unitOf(currency),
          currency: currency.toUpperCase(),
          details: {
            kind: 'intent',
            method,
            metadata: JSON.stringify(fieldsOf(fields, 'metadata')),
            description: textOf(fields, 'description'),
            isConfirmed: textOf(fields, 'confirm') === 'true' ? 'yes' : 'no',
          },
        },
        id,
      )
      return remember(gateway, call, respond(gateway, call, intentObject(payment, call.origin)))
    })
  }

const found = ({ ledger }: Gateway, call: Call): Payment | undefined =>
  idOf(call).startsWith('pi_') ? ledger.get('payments', paymentIdOf(idOf(call))) : undefined

export const readIntent =
  (gateway: Gateway) =>
  (call: Call): Reply => {
    const payment = found(gateway, call)
    if (payment === undefined) return missing(idOf(call))
    return asking(gateway, payment.reference, () =>
      respond(gateway, call, intentObject(payment, call.origin)),
    )
  }

export const confirmIntent =
  (gateway: Gateway) =>
  (call: Call): Reply => {
    const payment = found(gateway, call)
    if (payment === undefined) return missing(idOf(call))
    if (payment.captured > 0 || payment.status === 'cancelled')
      return failure(400, 'payment_intent_unexpected_state', 'The PaymentIntent is over.')
    const after = gateway.ledger.change(payment, {
      status: 'open',
      details: { ...payment.details, isConfirmed: 'yes' },
    })
    return respond(gateway, call, intentObject(after, call.origin))
  }

/** Cancels an intent that nobody has paid. */
export const cancelIntent =
  (gateway: Gateway, counterpart: () => Counterpart) =>
  async (call: Call): Promise<Reply> => {
    const payment = found(gateway, call)
    if (payment === undefined) return missing(idOf(call))
    if (gateway.faults.has(payment.reference, 'paid-on-cancel'))
      await conclude(gateway, counterpart(), payment, 'paid', { last4: '1111' })
    const current = found(gateway, call) ?? payment
    const details = { ...current.details, closed: 'yes' }
    if (!current.isHidden && current.status !== 'open' && current.status !== 'declined')
      return failure(
        400,
        'payment_intent_unexpected_state',
        `You cannot cancel this PaymentIntent because it has a status of ${intentObject(current, call.origin).status}.`,
      )
    const after = gateway.ledger.change(
      current,
      current.isHidden ? { details } : { status: 'cancelled', details },
    )
    return respond(gateway, call, intentObject(after, call.origin))
  }

/** Finds intents by a value of their metadata: `metadata['attempt']:'…'`. */
export const searchIntents =
  (gateway: Gateway) =>
  (call: Call): Reply => {
    const query = /metadata\[["'](\w+)["']\]:["']([^"']+)["']/.exec(
      call.url.searchParams.get('query') ?? '',
    )
    const [, name = '', value = ''] = query ?? []
    const matches = gateway.ledger
      .all('payments')
      .filter((one) => one.provider === 'stripe')
      .map((one) => intentObject(one, call.origin))
      .filter(({ metadata }) => (metadata as Record<string, unknown> | null)?.[name] === value)
    const list = { object: 'search_result', data: matches, has_more: false, next_page: null }
    return respond(gateway, call, { ...list, url: '/v1/payment_intents/search' })
  }
