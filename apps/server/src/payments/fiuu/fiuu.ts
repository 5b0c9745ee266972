import { accountSecrets, accountSettings } from '@comanda/contract'
import type { PaymentProvider } from '../provider.ts'
import { paymentForm } from './payment-form.ts'
import { postForm } from './post-form.ts'
import { queryPayment } from './query-payment.ts'
import { readMessage } from './read-message.ts'
import { queryRefund, refundPayment, voidPayment } from './refund-payment.ts'
import { md5 } from './signatures.ts'

/** The largest amount that Fiuu does not take, in cents. */
const tooLittle = 100

/** Fiuu, formerly Razer Merchant Services and MOLPay: banks, wallets and cards of South-East Asia on its page. */
export const fiuu: PaymentProvider = {
  name: 'fiuu',
  call: 'razerOnline',
  can: { cancel: false, query: true, refund: 'part', void: true },
  settings: accountSettings.fiuu,
  secrets: Object.keys(accountSecrets.fiuu),
  acknowledge: { status: 200, type: 'text/plain', body: 'CBTOKEN:MPSTATOK' },
  start: ({ _id, charge }, { publicUrl }) =>
    Promise.resolve(
      charge <= tooLittle
        ? { is: 'failed', code: 'amount' }
        : {
            is: 'started',
            next: { kind: 'redirect', url: `${publicUrl}/api/payments/go/${_id}` },
          },
    ),
  form: paymentForm,
  read: readMessage,
  query: queryPayment,
  refund: refundPayment,
  void: voidPayment,
  queryRefund,
  reconciledBy: 'queries',
  test: async (context) => {
    const { account } = context
    const domain = account.settings['merchantId'] ?? ''
    const key = account.secrets['verifyKey']?.current ?? ''
    // A payment that does not exist: Fiuu refuses a wrong key before it looks.
    const query = { amount: '1.01', oID: 'test', domain, skey: md5('test', domain, key, '1.01') }
    const found = await postForm(context, 'query/q_by_oid.php', { ...query, type: '2' })
    if (found === undefined) return { ok: false, message: 'Fiuu does not respond.' }
    return [...found.values()].some((value) => /skey|signature|hash|merchant/i.test(value))
      ? { ok: false, message: 'Fiuu does not accept the merchant id and the verify key.' }
      : { ok: true }
  },
}
