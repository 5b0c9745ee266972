import { centsOfDecimal } from '../amounts/decimal-amount.ts'
import { formFields } from '../message-fields.ts'
import { setting } from '../open-account.ts'
import type { Message, ProviderContext, Reading } from '../provider.ts'
import { signedBy } from '../signatures/signed-by.ts'
import { type SignedMessage, skey } from './signatures.ts'
import { currencyOf, verdictOfStatus } from './verdict-of-status.ts'

/**
 * The form of each signed field. The signature has no separators, so these are what fixes the borders between them,
 * together with the account's own domain and the attempt's reference.
 */
const forms: Readonly<Record<keyof SignedMessage, RegExp>> = {
  tranID: /^\d{1,20}$/,
  orderid: /^[A-Za-z0-9]{1,40}$/,
  status: /^(00|11|22)$/,
  domain: /^[\w.-]{1,64}$/,
  amount: /^\d{1,9}\.\d{2}$/,
  currency: /^[A-Z]{2,3}$/,
  paydate: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/,
  appcode: /^[\w-]{0,32}$/,
}

const signedFields = (fields: ReadonlyMap<string, string>): SignedMessage => ({
  tranID: fields.get('tranID') ?? '',
  orderid: fields.get('orderid') ?? '',
  status: fields.get('status') ?? '',
  domain: fields.get('domain') ?? '',
  amount: fields.get('amount') ?? '',
  currency: fields.get('currency') ?? '',
  paydate: fields.get('paydate') ?? '',
  appcode: fields.get('appcode') ?? '',
})

const names = [
  'tranID',
  'orderid',
  'status',
  'domain',
  'amount',
  'currency',
  'paydate',
  'appcode',
] as const

const isWellFormed = (signed: SignedMessage): boolean =>
  names.every((name) => forms[name].test(signed[name]))

/** Reads a notification, a callback or the browser's return; all three have the same fields. */
export const readMessage = (message: Message, { account }: ProviderContext): Reading => {
  const fields = formFields(message.raw)
  const reference = fields?.get('orderid')
  const refused = (refusal: 'signature' | 'merchant' | 'malformed'): Reading => ({
    valid: false,
    refusal,
    ...(reference === undefined ? {} : { reference }),
  })
  if (fields === undefined) return refused('malformed')
  const signed = signedFields(fields)
  if (!isWellFormed(signed)) return refused('malformed')
  const given = fields.get('skey') ?? ''
  if (!signedBy(account, 'secretKey', given, (secret) => skey(signed, secret)))
    return refused('signature')
  if (signed.domain !== setting(account, 'merchantId')) return refused('merchant')
  const is = verdictOfStatus(signed.status) ?? 'unknown'
  const captured = centsOfDecimal(signed.amount)
  return {
    valid: true,
    reference: signed.orderid,
    verdict: {
      is,
      ...(is === 'failed' ? { final: message.kind === 'return' } : {}),
      transaction: signed.tranID,
      ...(is === 'paid' && captured !== undefined ? { captured } : {}),
      currency: currencyOf(signed.currency),
      merchant: signed.domain,
      // The reason of a failure is not signed: it is shown to staff, and nothing is decided by it.
      ...(is === 'failed' ? { code: fields.get('error_code') ?? '' } : {}),
    },
    settles: true,
    body: fields,
  }
}
