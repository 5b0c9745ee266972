import { begin, beginning } from '../gateway/begin.ts'
import { asking } from '../gateway/asking.ts'
import { conclude } from '../gateway/conclude.ts'
import type { Counterpart } from '../gateway/counterpart.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { newId } from '../gateway/ids.ts'
import { type Call, fieldsOf, idOf, isFields, type Reply, textOf } from '../http/call.ts'
import type { Payment } from '../ledger/records.ts'
import {
  failure,
  refused,
  fieldsOfCall,
  idempotencyKeyOf,
  missing,
  remember,
  respond,
} from './api.ts'
import { unitOf } from './constants.ts'
import { paymentIdOf, sessionObject } from './objects.ts'
import { referenceOf } from './reference.ts'

const priceOf = (fields: ReturnType<typeof fieldsOfCall>): { total: number; currency: string } => {
  let total = 0
  let currency = ''
  for (const item of Object.values(fieldsOf(fields, 'line_items'))) {
    if (!isFields(item)) continue
    const price = fieldsOf(item, 'price_data')
    total += Number(textOf(price, 'unit_amount')) * Number(textOf(item, 'quantity') || 1)
    currency = textOf(price, 'currency')
  }
  return { total, currency }
}

const problemOf = (fields: ReturnType<typeof fieldsOfCall>, now: Date): string | undefined => {
  const { total, currency } = priceOf(fields)
  if (textOf(fields, 'mode') !== 'payment') return 'mode must be payment'
  if (!Number.isInteger(total) || total <= 0) return 'line_items: the amount is invalid'
  if (!/^[a-z]{3}$/i.test(currency)) return 'currency is invalid'
  if (textOf(fields, 'success_url') === '') return 'success_url is missing'
  const expires = Number(textOf(fields, 'expires_at') || now.getTime() / 1000 + 86_400)
  const ahead = expires - now.getTime() / 1000
  if (ahead < 1795 || ahead > 86_405)
    return 'expires_at must be between 30 minutes and 24 hours from now'
  return undefined
}

/** Creates a session of the hosted page. */
export const createSession =
  (gateway: Gateway) =>
  (call: Call): Promise<Reply> => {
    const fields = fieldsOfCall(call)
    const reference = referenceOf(fields, idempotencyKeyOf(call))
    return beginning(gateway, 'stripe', reference, refused, () => {
      const problem = problemOf(fields, gateway.now())
      if (problem !== undefined)
        return remember(gateway, call, failure(400, 'parameter_invalid', problem))
      const { total, currency } = priceOf(fields)
      const id = newId('')
      const day = Math.floor(gateway.now().getTime() / 1000) + 86_400
      const payment = begin(
        gateway,
        {
          provider: 'stripe',
          reference,
          transaction: `pi_${id}`,
          amount: total * unitOf(currency),
          currency: currency.toUpperCase(),
          details: {
            kind: 'checkout',
            method: 'card',
            client_reference_id: textOf(fields, 'client_reference_id'),
            sessionMetadata: JSON.stringify(fieldsOf(fields, 'metadata')),
            metadata: JSON.stringify(fieldsOf(fieldsOf(fields, 'payment_intent_data'), 'metadata')),
            success_url: textOf(fields, 'success_url'),
            cancel_url: textOf(fields, 'cancel_url'),
            expires_at: textOf(fields, 'expires_at') || String(day),
          },
        },
        id,
      )
      return remember(gateway, call, respond(gateway, call, sessionObject(payment, call.origin)))
    })
  }

const found = ({ ledger }: Gateway, call: Call): Payment | undefined => {
  const payment = ledger.get('payments', paymentIdOf(idOf(call)))
  return payment?.details['kind'] === 'checkout' ? payment : undefined
}

export const readSession =
  (gateway: Gateway) =>
  (call: Call): Reply => {
    const payment = found(gateway, call)
    if (payment === undefined) return missing(idOf(call))
    return asking(gateway, payment.reference, () =>
      respond(gateway, call, sessionObject(payment, call.origin)),
    )
  }

/** Closes a session that nobody has paid. */
export const expireSession =
  (gateway: Gateway, counterpart: () => Counterpart) =>
  async (call: Call): Promise<Reply> => {
    const payment = found(gateway, call)
    if (payment === undefined) return missing(idOf(call))
    if (gateway.faults.has(payment.reference, 'paid-on-cancel'))
      await conclude(gateway, counterpart(), payment, 'paid', { last4: '1111' })
    const current = found(gateway, call) ?? payment
    const details = { ...current.details, closed: 'yes' }
    if (current.isHidden) {
      const after = gateway.ledger.change(current, { details })
      return respond(gateway, call, sessionObject(after, call.origin))
    }
    if (current.status !== 'open' && current.status !== 'declined')
      return failure(
        400,
        'session_not_open',
        'Only Checkout Sessions with a status in ["open"] can be expired.',
      )
    const after = gateway.ledger.change(current, { status: 'expired', details })
    return respond(gateway, call, sessionObject(after, call.origin))
  }
