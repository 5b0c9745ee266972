import type { Gateway } from '../gateway/gateway.ts'
import { type Call, fieldsOf, jsonOf, type Reply, textOf } from '../http/call.ts'
import { json, writtenJson } from '../http/replies.ts'
import { merchant } from './constants.ts'

/** A refusal in Adyen's form. */
export const failure = (status: number, errorCode: string, message: string): Reply =>
  json({ status, errorCode, message, errorType: 'validation' }, status)

/** What the fault `start-refused` comes to. */
export const refused = (): Reply => failure(422, '905', 'start-refused')

const headerOf = (call: Call, name: string): string => {
  const value = call.headers[name]
  return typeof value === 'string' ? value : ''
}

export const keyOf = (call: Call): string => headerOf(call, 'idempotency-key')

type Handle = (call: Call) => Reply | Promise<Reply>

const document = (call: Call): string => `adyen ${call.url.pathname} ${keyOf(call)}`

/**
 * Lets only calls with the merchant's key through. A call with an `Idempotency-Key` that was used before gets what the first
 * got, or would have got.
 */
export const authenticated =
  ({ ledger }: Gateway, handle: Handle): Handle =>
  async (call) => {
    if (headerOf(call, 'x-api-key') !== merchant.apiKey)
      return failure(401, '000', 'HTTP Status Response - Unauthorized')
    const stored = keyOf(call) === '' ? undefined : ledger.get('documents', document(call))
    return stored === undefined
      ? handle(call)
      : writtenJson(textOf(stored, 'body'), Number(stored['status']))
  }

/** Stores the response to a call with an `Idempotency-Key`, before a fault may swallow it. */
export const remember = ({ ledger }: Gateway, call: Call, reply: Reply): Reply => {
  if (keyOf(call) !== '' && reply !== 'none')
    ledger.save('documents', document(call), { status: reply.status, body: reply.body })
  return reply
}

/** Returns a refusal unless the call is of the merchant's account. */
export const problemOfMerchant = (call: Call): Reply | undefined =>
  textOf(jsonOf(call), 'merchantAccount') === merchant.account
    ? undefined
    : failure(403, '901', 'Invalid Merchant Account')

/** The amount of a call: its number in Adyen's units, and its currency. */
export const amountOf = (call: Call): { readonly value: number; readonly currency: string } => {
  const amount = fieldsOf(jsonOf(call), 'amount')
  const value = amount['value']
  return {
    value: typeof value === 'number' ? value : Number.NaN,
    currency: textOf(amount, 'currency'),
  }
}
