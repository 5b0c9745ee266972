import { centsOfDecimal } from '../amounts/decimal-amount.ts'
import { formFields } from '../message-fields.ts'
import { setting } from '../open-account.ts'
import type { Message, ProviderContext, Reading, Verdict } from '../provider.ts'
import { signedBy } from '../signatures/signed-by.ts'
import { isAmbiguous, signedText, signText } from './secure-acceptance.ts'

type Fields = ReadonlyMap<string, string>

/** Failures of CyberSource itself, after which nobody knows whether the card was charged. */
const unknownReasons: ReadonlySet<string> = new Set(['104', '150', '151', '152'])

/** Returns what a reply says about the payment. */
const decision = (signed: Fields, isReturn: boolean): Verdict['is'] => {
  const reason = signed.get('reason_code') ?? ''
  switch (signed.get('decision')) {
    case 'ACCEPT':
      return reason === '110' ? 'partial' : reason === '100' ? 'paid' : 'unknown'
    case 'REVIEW':
      return 'review'
    case 'CANCEL':
      return isReturn ? 'cancelled' : 'unknown'
    case 'DECLINE':
      // Some processors report a partial approval as declined, since it is not the whole amount.
      return reason === '110' ? 'partial' : 'failed'
    case 'ERROR':
      return unknownReasons.has(reason) ? 'unknown' : 'failed'
    default:
      return 'unknown'
  }
}

const verdictOf = (signed: Fields, isReturn: boolean): Verdict => {
  const verdict = decision(signed, isReturn)
  const captured = centsOfDecimal(signed.get('auth_amount'))
  const transaction = signed.get('transaction_id')
  const currency = signed.get('req_currency')
  const last4 = /\d{4}$/.exec(signed.get('req_card_number') ?? '')?.[0]
  const code = signed.get('reason_code')
  return {
    is: verdict,
    // The page lets payers try again; once they are back from it, they have stopped.
    ...(verdict === 'failed' ? { final: isReturn } : {}),
    ...(transaction ? { transaction } : {}),
    // In review, the amount is only authorised.
    ...(captured !== undefined && /^(paid|partial)$/.test(verdict) ? { captured } : {}),
    ...(currency ? { currency } : {}),
    merchant: signed.get('req_profile_id') ?? '',
    ...(last4 === undefined ? {} : { last4 }),
    ...(code ? { code } : {}),
  }
}

/**
 * Reads a reply of Secure Acceptance, which a browser and the back office post alike. Only signed fields are read; the
 * rest of the message is ignored.
 */
export const readReply = (message: Message, { account }: ProviderContext): Reading => {
  const fields = formFields(message.raw)
  const names = fields?.get('signed_field_names')?.split(',') ?? []
  const reference = fields?.get('req_reference_number')
  const refused = (refusal: 'signature' | 'merchant' | 'malformed'): Reading => ({
    valid: false,
    refusal,
    ...(reference === undefined ? {} : { reference }),
  })
  if (fields === undefined || !names.includes('signed_field_names')) return refused('malformed')
  if (names.some((name) => !fields.has(name)) || isAmbiguous(names, fields))
    return refused('malformed')
  const text = signedText(names, fields)
  const signature = fields.get('signature') ?? ''
  if (!signedBy(account, 'secretKey', signature, (secret) => signText(secret, text)))
    return refused('signature')
  const signed = new Map(names.map((name) => [name, fields.get(name) ?? '']))
  const signedReference = signed.get('req_reference_number')
  if (!signedReference || !signed.has('decision')) return refused('malformed')
  const isOurs =
    signed.get('req_profile_id') === setting(account, 'profileId') &&
    signed.get('req_access_key') === setting(account, 'accessKey')
  if (!isOurs) return refused('merchant')
  return {
    valid: true,
    reference: signedReference,
    verdict: verdictOf(signed, message.kind === 'return'),
    settles: true,
    body: signed,
  }
}
