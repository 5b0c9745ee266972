import { createHmac } from 'node:crypto'
import { parsedJson, textAt, valueAt } from '../message-fields.ts'
import { setting } from '../open-account.ts'
import type { Message, ProviderContext, Reading, Refusal, Verdict } from '../provider.ts'
import { signedBy } from '../signatures/signed-by.ts'
import { intentVerdict } from './intent-verdict.ts'

/** How old an event may be, in seconds: Stripe signs each repetition again. */
const longestAge = 300

/** Returns the signature of an event: HMAC-SHA256 of its time and its body, in hexadecimal. */
export const signEvent = (secret: string, time: string, raw: Buffer): string =>
  createHmac('sha256', secret).update(`${time}.`).update(raw).digest('hex')

/** Returns time and signatures of the header: `t=…,v1=…,v1=…`. */
const readHeader = (header: string): { time: string; signatures: readonly string[] } => {
  const parts = header.split(',').map((part) => part.split('=', 2))
  const valuesOf = (name: string) =>
    parts.flatMap(([key, value = '']) => (key === name ? [value] : []))
  return { time: valuesOf('t')[0] ?? '', signatures: valuesOf('v1') }
}

/** Returns what an event says about its attempt; undefined if it is about something else. */
const verdictOf = (
  type: string,
  object: unknown,
): { verdict: Verdict; settles: boolean } | undefined => {
  if (type.startsWith('payment_intent.')) return { verdict: intentVerdict(object), settles: true }
  if (type === 'checkout.session.expired') return { verdict: { is: 'cancelled' }, settles: true }
  // The end of a session does not say that it was paid, nor how much was received: its PaymentIntent does.
  if (type.startsWith('checkout.session.')) return { verdict: { is: 'pending' }, settles: false }
  return undefined
}

const referenceOf = (object: unknown): string | undefined =>
  textAt(object, 'client_reference_id') ?? textAt(object, 'metadata', 'attempt')

const refused = (refusal: Refusal): Reading => ({ valid: false, refusal })

const readEvent = ({ headers, raw }: Message, { account, now }: ProviderContext): Reading => {
  const { time, signatures } = readHeader(headers['stripe-signature'] ?? '')
  if (!/^\d{1,12}$/.test(time)) return refused('signature')
  const isSigned = signatures.some((one) =>
    signedBy(account, 'webhookSecret', one, (secret) => signEvent(secret, time, raw)),
  )
  if (!isSigned) return refused('signature')
  if (Math.abs(now() / 1000 - Number(time)) > longestAge) return refused('stale')
  const event = parsedJson(raw.toString())
  const merchant = textAt(event, 'account')
  const isOurs = merchant === undefined || merchant === setting(account, 'accountId')
  if (!isOurs || valueAt(event, 'livemode') !== (account.mode === 'live'))
    return refused('merchant')
  const object = valueAt(event, 'data', 'object')
  const type = textAt(event, 'type')
  if (type === undefined) return refused('malformed')
  const read = verdictOf(type, object) ?? { verdict: { is: 'unknown' }, settles: false }
  return { valid: true, reference: referenceOf(object) ?? '', ...read, body: event }
}

/** Reads the return from Stripe's page, which is not signed: a reason to query the attempt that it names. */
const readReturn = ({ query }: Message): Reading => {
  const reference = query.get('reference')
  if (!reference) return { valid: false, refusal: 'malformed' }
  const body = Object.fromEntries(query)
  return { valid: true, reference, verdict: { is: 'pending' }, settles: false, body }
}

/** Reads an event of the webhook, or a browser's return. */
export const readMessage = (message: Message, context: ProviderContext): Reading =>
  message.kind === 'return' ? readReturn(message) : readEvent(message, context)
