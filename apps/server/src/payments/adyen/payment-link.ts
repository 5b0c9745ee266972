import type { AppLocale } from '@comanda/contract'
import { centsOfMinorUnits, minorUnits } from '../amounts/minor-units.ts'
import { textAt, valueAt } from '../message-fields.ts'
import { setting } from '../open-account.ts'
import type { ProviderAttempt, ProviderContext, Started, Verdict } from '../provider.ts'
import { type AdyenResponse, callAdyen } from './call-adyen.ts'

const locales: Readonly<Record<string, string>> = {
  en: 'en-US',
  'zh-hk': 'zh-TW',
  'zh-cn': 'zh-CN',
} satisfies Record<AppLocale, string>

const unknown: Verdict = { is: 'unknown' }

/** Returns a time as Adyen writes it: with an offset, rounded up to a second. */
const timeOf = (ms: number): string => `${new Date(ms + 999).toISOString().slice(0, 19)}+00:00`

/**
 * Creates the attempt's link, or returns the one that it has: Adyen finds links by their ids alone, but responds to a repeated
 * key with what it responded at first. So a link whose response was lost is found again, too.
 */
const linkOf = (attempt: ProviderAttempt, context: ProviderContext): Promise<AdyenResponse> => {
  const { _id, charge, currency, reference, description, locale, channel, expiresTime } = attempt
  const { account, publicUrl } = context
  const countryCode = setting(account, 'countryCode')
  return callAdyen(context, '/paymentLinks', {
    key: _id,
    data: {
      merchantAccount: setting(account, 'merchantAccount'),
      reference,
      amount: { currency, value: minorUnits(charge, currency) },
      description: description.slice(0, 280),
      returnUrl: `${publicUrl}/api/payments/return/${_id}?reference=${encodeURIComponent(reference)}`,
      expiresAt: timeOf(expiresTime),
      shopperLocale: locales[locale] ?? 'en-US',
      ...(countryCode === '' ? {} : { countryCode }),
      ...(channel === undefined ? {} : { allowedPaymentMethods: [channel] }),
      // One payment only, taken as soon as it is authorised: what is authorised counts as paid.
      reusable: false,
      captureDelayHours: 0,
    },
  })
}

/** Begins a payment by a link that only this payer gets. */
export const startLink = async (
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<Started> => {
  if (minorUnits(attempt.charge, attempt.currency) === undefined)
    return { is: 'failed', code: 'amount' }
  const response = await linkOf(attempt, context)
  if (response.is === 'refused')
    return { is: 'failed', code: response.code, message: response.message }
  const url = response.is === 'ok' ? textAt(response.body, 'url') : undefined
  // Its transaction is the payment's reference at Adyen, which the notification brings; a link's id is not one.
  return url === undefined ? { is: 'unknown' } : { is: 'started', next: { kind: 'redirect', url } }
}

/** Returns what a link says of the attempt. It does not tell Adyen's reference of the payment, which refunds need. */
const verdictOf = (link: unknown, attempt: ProviderAttempt, context: ProviderContext): Verdict => {
  const merchant = textAt(link, 'merchantAccount')
  const isOurs = merchant === setting(context.account, 'merchantAccount')
  if (!isOurs || textAt(link, 'reference') !== attempt.reference) return unknown
  switch (textAt(link, 'status')) {
    case 'active':
    case 'paymentPending':
      return { is: 'pending' }
    case 'expired':
      // Not before its time is over, unless it was ended for who cancels (PAY-2.9).
      return { is: 'cancelled' }
    case 'completed':
    case 'paid': {
      const value = valueAt(link, 'amount', 'value')
      const currency = textAt(link, 'amount', 'currency')
      if (typeof value !== 'number' || currency === undefined) return unknown
      return { is: 'paid', captured: centsOfMinorUnits(value, currency), currency, merchant }
    }
    default:
      return unknown
  }
}

const pathOf = (link: AdyenResponse): string | undefined => {
  const id = link.is === 'ok' ? textAt(link.body, 'id') : undefined
  return id && `/paymentLinks/${encodeURIComponent(id)}`
}

const readLink = async (
  path: string,
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<Verdict> => {
  const read = await callAdyen(context, path, { method: 'GET' })
  return read.is === 'ok' ? verdictOf(read.body, attempt, context) : unknown
}

/** Queries what became of an attempt's link. */
export const queryLink = async (
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<Verdict> => {
  const path = pathOf(await linkOf(attempt, context))
  return path === undefined ? unknown : readLink(path, attempt, context)
}

/** Ends a link; one that cannot be ended tells what became of it. */
export const expireLink = async (
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<'closed' | Verdict> => {
  const path = pathOf(await linkOf(attempt, context))
  if (path === undefined) return unknown
  const ended = await callAdyen(context, path, { method: 'PATCH', data: { status: 'expired' } })
  if (ended.is === 'unknown') return unknown
  const verdict =
    ended.is === 'ok'
      ? verdictOf(ended.body, attempt, context)
      : await readLink(path, attempt, context)
  return verdict.is === 'cancelled' ? 'closed' : verdict
}
