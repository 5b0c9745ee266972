import { accountSecrets, accountSettings } from '@comanda/contract'
import { setting } from '../open-account.ts'
import type { PaymentProvider } from '../provider.ts'
import { callAdyen } from './call-adyen.ts'
import { expireLink, queryLink, startLink } from './payment-link.ts'
import { readMessage } from './read-notification.ts'
import { queryRefund, refundPayment } from './refund-payment.ts'
import { isKey } from './signature.ts'

/** Adyen by payment links: cards and wallets on Adyen's page. */
export const adyen: PaymentProvider = {
  name: 'adyen',
  call: 'payments/online',
  // What was authorised is taken at once, so it can only be refunded.
  can: { cancel: true, query: true, refund: 'part', void: false },
  settings: accountSettings.adyen,
  secrets: Object.keys(accountSecrets.adyen),
  acknowledge: { status: 200, type: 'text/plain', body: '[accepted]' },
  start: startLink,
  read: readMessage,
  query: queryLink,
  cancel: expireLink,
  refund: refundPayment,
  queryRefund,
  test: async (context) => {
    if (!isKey(context.account.secrets['hmacKey']?.current ?? ''))
      return { ok: false, message: 'The HMAC key is not hexadecimal.' }
    const merchantAccount = setting(context.account, 'merchantAccount')
    const response = await callAdyen(context, '/paymentMethods', { data: { merchantAccount } })
    if (response.is === 'ok') return { ok: true }
    return response.is === 'unknown'
      ? { ok: false, message: 'Adyen does not respond.' }
      : { ok: false, message: `Adyen responds ${response.code}: ${response.message}` }
  },
}
