import { listAt, parsedJson, textAt, valueAt } from '../message-fields.ts'
import { centsOfMinorUnits } from '../amounts/minor-units.ts'
import { setting } from '../open-account.ts'
import type { Message, ProviderContext, Reading, RefundOutcome, Verdict } from '../provider.ts'
import { signedBy } from '../signatures/signed-by.ts'
import { type SignedFields, signedNames, signNotification } from './signature.ts'

/** The forms of the signed fields: none has the `:` that separates them, so the signed text is read in one way only. */
const forms: Readonly<Record<keyof SignedFields, RegExp>> = {
  pspReference: /^[0-9A-Za-z]{1,40}$/,
  originalReference: /^[0-9A-Za-z]{0,40}$/,
  merchantAccount: /^[^:\\]{1,100}$/,
  merchantReference: /^[^:\\]{0,80}$/,
  value: /^\d{1,12}$/,
  currency: /^[A-Z]{3}$/,
  eventCode: /^[A-Z0-9_]{1,60}$/,
  success: /^(?:true|false)$/,
}

const refundEvents: ReadonlySet<string> = new Set(['REFUND', 'REFUND_FAILED', 'REFUNDED_REVERSED'])

const fieldsOf = (item: unknown): SignedFields => ({
  pspReference: textAt(item, 'pspReference') ?? '',
  originalReference: textAt(item, 'originalReference') ?? '',
  merchantAccount: textAt(item, 'merchantAccountCode') ?? '',
  merchantReference: textAt(item, 'merchantReference') ?? '',
  value: textAt(item, 'amount', 'value') ?? '',
  currency: textAt(item, 'amount', 'currency') ?? '',
  eventCode: textAt(item, 'eventCode') ?? '',
  success: textAt(item, 'success') ?? '',
})

const hasForm = (fields: SignedFields): boolean =>
  signedNames.every((name) => forms[name].test(fields[name]))

const signatureForm = /^[A-Za-z0-9+/]{43}=$/

/** Returns what an authorisation says. A refusal leaves the link as it is: the payer may try again, with another id. */
const verdictOf = ({
  success,
  pspReference,
  value,
  currency,
  merchantAccount,
}: SignedFields): Verdict =>
  success === 'true'
    ? {
        is: 'paid',
        transaction: pspReference,
        captured: centsOfMinorUnits(Number(value), currency),
        currency,
        merchant: merchantAccount,
      }
    : { is: 'failed', final: false, code: 'refused' }

const refundOf = ({ eventCode, success, pspReference: id }: SignedFields): RefundOutcome =>
  eventCode === 'REFUND' && success === 'true'
    ? { id, refunded: { is: 'done', id } }
    : { id, refunded: { is: 'refused', code: eventCode === 'REFUND' ? 'refused' : eventCode } }

/** Returns what an event says. One that tells neither of an authorisation nor of a refund only causes a query. */
const read = (fields: SignedFields) => {
  if (fields.eventCode === 'AUTHORISATION') return { verdict: verdictOf(fields), settles: true }
  const asks = { verdict: { is: 'pending' }, settles: false } as const
  if (fields.eventCode === 'CAPTURE_FAILED')
    return { ...asks, lost: { transaction: fields.originalReference } }
  return refundEvents.has(fields.eventCode) ? { ...asks, refund: refundOf(fields) } : asks
}

const readEvent = ({ raw }: Message, { account }: ProviderContext): Reading => {
  const body = parsedJson(raw.toString())
  // Adyen sends one item a message; of several, each could tell of another attempt.
  const [outer, ...others] = listAt(body, 'notificationItems')
  const item = valueAt(outer, 'NotificationRequestItem')
  const signature = textAt(item, 'additionalData', 'hmacSignature')
  if (signature === undefined || !signatureForm.test(signature))
    return { valid: false, refusal: 'signature' }
  const fields = fieldsOf(item)
  if (others.length > 0 || !hasForm(fields)) return { valid: false, refusal: 'malformed' }
  const isSigned = signedBy(
    account,
    'hmacKey',
    signature,
    (key) => signNotification(key, fields) ?? '',
  )
  if (!isSigned) return { valid: false, refusal: 'signature' }
  if (fields.merchantAccount !== setting(account, 'merchantAccount'))
    return { valid: false, refusal: 'merchant' }
  return { valid: true, reference: fields.merchantReference, ...read(fields), body }
}

/** Reads the return from the link's page, which is not signed: a reason to query the attempt that it names. */
const readReturn = ({ query }: Message): Reading => {
  const reference = query.get('reference')
  if (!reference) return { valid: false, refusal: 'malformed' }
  const body = Object.fromEntries(query)
  return { valid: true, reference, verdict: { is: 'pending' }, settles: false, body }
}

/** Reads a notification of Adyen, or a browser's return. */
export const readMessage = (message: Message, context: ProviderContext): Reading =>
  message.kind === 'return' ? readReturn(message) : readEvent(message, context)
