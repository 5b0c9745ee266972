import { accountSecrets, accountSettings } from '@comanda/contract'
import type { PaymentProvider } from '../provider.ts'
import { paymentForm } from './payment-form.ts'
import { queryPayment } from './query-payment.ts'
import { readReply } from './read-reply.ts'
import { queryRefund, refundPayment, voidPayment } from './refund-payment.ts'
import { searchTransactions } from './search-transactions.ts'
import { settledPayments } from './settled-payments.ts'

/** Cards on CyberSource's own page: Secure Acceptance, Hosted Checkout. */
export const cybersource: PaymentProvider = {
  name: 'cybersource',
  call: 'cybersource/redirect/setup',
  can: { cancel: false, query: true, refund: 'part', void: true },
  settings: accountSettings.cybersource,
  secrets: Object.keys(accountSecrets.cybersource),
  acknowledge: { status: 200, type: 'text/plain', body: 'OK' },
  start: ({ _id }, { publicUrl }) =>
    Promise.resolve({
      is: 'started',
      next: { kind: 'redirect', url: `${publicUrl}/api/payments/go/${_id}` },
    }),
  form: paymentForm,
  read: readReply,
  query: queryPayment,
  refund: refundPayment,
  void: voidPayment,
  queryRefund,
  settled: settledPayments,
  test: async (context) =>
    (await searchTransactions(context, 'clientReferenceInformation.code:test')) === undefined
      ? {
          ok: false,
          message: 'CyberSource does not accept the merchant id, key id and shared secret.',
        }
      : { ok: true },
}
