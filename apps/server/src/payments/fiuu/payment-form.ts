import { decimalAmount } from '../amounts/decimal-amount.ts'
import { setting } from '../open-account.ts'
import type { Form, ProviderAttempt, ProviderContext } from '../provider.ts'
import { vcode } from './signatures.ts'

/** The country of the payer's bank, by currency. */
const countries: Readonly<Record<string, string>> = {
  MYR: 'MY',
  SGD: 'SG',
  THB: 'TH',
  VND: 'VN',
  CNY: 'CN',
  HKD: 'HK',
  TWD: 'TW',
  USD: 'US',
  AUD: 'AU',
  JPY: 'JP',
  NZD: 'NZ',
  KRW: 'KR',
}

/** Returns the form that the payer's browser posts to Fiuu's page. */
export const paymentForm = (attempt: ProviderAttempt, context: ProviderContext): Form => {
  const { account, publicUrl } = context
  const merchant = setting(account, 'merchantId')
  const amount = decimalAmount(attempt.charge)
  const isExtended = setting(account, 'extendedVcode') === 'on'
  const back = `${publicUrl}/api/payments/return/${attempt._id}`
  const signed = {
    amount,
    merchant,
    order: attempt.reference,
    ...(isExtended ? { extendedBy: attempt.currency } : {}),
  }
  const channel = attempt.channel === undefined ? '' : encodeURIComponent(attempt.channel)
  return {
    action: `${account.urls['pay'] ?? ''}/RMS/pay/${encodeURIComponent(merchant)}/${channel}`,
    fields: [
      ['amount', amount],
      ['orderid', attempt.reference],
      // Fiuu wants a name and a way to reach the payer: the restaurant's own, since it passes on nothing of the diner.
      ['bill_name', setting(account, 'billName') || 'Guest'],
      ['bill_email', setting(account, 'billEmail')],
      ['bill_mobile', setting(account, 'billMobile')],
      ['bill_desc', attempt.description],
      ['country', countries[attempt.currency] ?? 'MY'],
      ['currency', attempt.currency],
      ['vcode', vcode(signed, account.secrets['verifyKey']?.current ?? '')],
      ['returnurl', back],
      ['cancelurl', back],
      ['callbackurl', `${publicUrl}/api/payments/notify/${account._id}`],
      ['notificationurl', `${publicUrl}/api/payments/notify/${account._id}`],
      ['langcode', attempt.locale.startsWith('zh') ? 'cn' : 'en'],
    ],
  }
}
