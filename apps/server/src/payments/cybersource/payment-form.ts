import type { AppLocale } from '@comanda/contract'
import { setting } from '../open-account.ts'
import { decimalAmount } from '../amounts/decimal-amount.ts'
import type { Form, ProviderAttempt, ProviderContext } from '../provider.ts'
import { signedText, signText } from './secure-acceptance.ts'

const locales: Readonly<Record<string, string>> = {
  en: 'en-us',
  'zh-hk': 'zh-hk',
  'zh-cn': 'zh-cn',
} satisfies Record<AppLocale, string>

/** An instant without fractions of a second: `2026-01-02T03:04:05Z`. */
const toSeconds = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`

/** Returns the fields with their signature; those of the payment page are all signed. */
export const signedForm = (
  fields: readonly (readonly [string, string])[],
  secret: string,
): Form['fields'] => {
  const names = fields.map(([name]) => name)
  const all = new Map([...fields, ['signed_field_names', names.join(',')] as const])
  for (const [name, value] of all)
    if (name !== 'signed_field_names' && value.includes(','))
      throw new Error(`the field ${name} contains a comma`)
  return [...all, ['signature', signText(secret, signedText(names, all))]]
}

/** Returns the form that the payer's browser posts to the payment page, signed now. */
export const paymentForm = (attempt: ProviderAttempt, context: ProviderContext): Form => {
  const { account, now, publicUrl } = context
  const back = `${publicUrl}/api/payments/return/${attempt._id}`
  const fields = [
    ['access_key', setting(account, 'accessKey')],
    ['profile_id', setting(account, 'profileId')],
    ['transaction_uuid', attempt._id],
    ['signed_field_names', ''],
    ['unsigned_field_names', ''],
    ['signed_date_time', toSeconds(now())],
    ['locale', locales[attempt.locale] ?? 'en-us'],
    ['transaction_type', 'sale'],
    ['reference_number', attempt.reference],
    ['amount', decimalAmount(attempt.charge)],
    ['currency', attempt.currency],
    ['override_custom_receipt_page', back],
    ['override_custom_cancel_page', back],
    ['override_backoffice_post_url', `${publicUrl}/api/payments/notify/${account._id}`],
  ] as const
  return {
    action: `${account.urls['pay'] ?? ''}/pay`,
    fields: signedForm(fields, account.secrets['secretKey']?.current ?? ''),
  }
}
