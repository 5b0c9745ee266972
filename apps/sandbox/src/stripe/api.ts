import { createHash } from 'node:crypto'
import type { Gateway } from '../gateway/gateway.ts'
import { type Call, type Fields, formOf, isFields, type Reply, textOf } from '../http/call.ts'
import { json } from '../http/replies.ts'
import { merchant } from './constants.ts'
import { listOf, readForm } from './form-fields.ts'
import { chargeObject, intentObject, paymentIdOf, refundObject } from './objects.ts'

/** A refusal in Stripe's form. */
export const failure = (status: number, code: string, message: string, type = ''): Reply =>
  json({ error: { type: type || 'invalid_request_error', code, message } }, status)

/** What the fault `start-refused` comes to. */
export const refused = (): Reply => failure(402, 'payment_refused', 'start-refused', 'card_error')

export const missing = (id: string): Reply =>
  failure(404, 'resource_missing', `No such object: '${id}'`)

/** The parameters of a call, from its form or its query. */
export const parametersOf = (call: Call): URLSearchParams =>
  call.method === 'POST' ? formOf(call) : call.url.searchParams

export const fieldsOfCall = (call: Call): Fields => readForm(parametersOf(call))

const lookUp = ({ ledger }: Gateway, id: string, origin: string): Fields | undefined => {
  const payment = ledger.get('payments', paymentIdOf(id))
  if (id.startsWith('pi_') && payment) return intentObject(payment, origin)
  if (id.startsWith('ch_') && payment) return chargeObject(payment)
  const refund = ledger.get('refunds', id)
  return refund && refundObject(refund, ledger.get('documents', id) ?? {})
}

const expandPath = (
  gateway: Gateway,
  value: unknown,
  path: readonly string[],
  origin: string,
): unknown => {
  const [name, ...rest] = path
  if (name === undefined || !isFields(value)) return value
  const inner = value[name]
  if (Array.isArray(inner)) {
    const all = inner.map((one) => expandPath(gateway, one, rest, origin))
    return { ...value, [name]: all }
  }
  const found = typeof inner === 'string' ? (lookUp(gateway, inner, origin) ?? inner) : inner
  return { ...value, [name]: expandPath(gateway, found, rest, origin) }
}

/** Responds with an object, in which the ids that the call wants expanded are objects. */
export const respond = (gateway: Gateway, call: Call, object: unknown): Reply =>
  json(
    listOf(parametersOf(call), 'expand').reduce(
      (value, path) => expandPath(gateway, value, path.split('.'), call.origin),
      object,
    ),
  )

const headerOf = (call: Call, name: string): string => {
  const value = call.headers[name]
  return typeof value === 'string' ? value : ''
}

export const idempotencyKeyOf = (call: Call): string => headerOf(call, 'idempotency-key')

const hash = (call: Call): string =>
  createHash('sha256').update(`${call.url.pathname}\n`).update(call.raw).digest('hex')

type Handle = (call: Call) => Reply | Promise<Reply>

const replay = (stored: Fields, call: Call): Reply => {
  if (stored['hash'] !== hash(call))
    return failure(
      400,
      'idempotency_key_in_use',
      'Keys for idempotent requests can only be used with the same parameters.',
      'idempotency_error',
    )
  return {
    status: Number(stored['status']),
    headers: { 'Content-Type': 'application/json', 'Idempotent-Replayed': 'true' },
    body: textOf(stored, 'body'),
  }
}

/**
 * Lets only calls with the merchant's key through, and does a call with a repeated `Idempotency-Key` only once: a
 * repetition gets what the first got, or would have got.
 */
export const authenticated =
  (gateway: Gateway, handle: Handle): Handle =>
  async (call) => {
    if (headerOf(call, 'authorization') !== `Bearer ${merchant.secretKey}`)
      return failure(401, 'api_key_invalid', 'Invalid API Key provided')
    const key = call.method === 'POST' ? idempotencyKeyOf(call) : ''
    if (key === '') return handle(call)
    const stored = gateway.ledger.get('documents', `key ${key}`)
    if (stored !== undefined) return replay(stored, call)
    return handle({ ...call, params: { ...call.params, idempotencyKey: key } })
  }

/** Stores the response to a call with an `Idempotency-Key`, before a fault may swallow it. */
export const remember = ({ ledger }: Gateway, call: Call, reply: Reply): Reply => {
  const key = call.params['idempotencyKey']
  if (key !== undefined && reply !== 'none' && reply.status < 500)
    ledger.save('documents', `key ${key}`, {
      hash: hash(call),
      status: reply.status,
      body: reply.body,
    })
  return reply
}
