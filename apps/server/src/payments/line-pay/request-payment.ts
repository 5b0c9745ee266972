import type { AppLocale } from '@comanda/contract'
import { textAt } from '../message-fields.ts'
import type { ProviderAttempt, ProviderContext, Started } from '../provider.ts'
import { callLinePay } from './call-line-pay.ts'

const locales: Readonly<Record<string, string>> = {
  en: 'en',
  'zh-hk': 'zh_TW',
  'zh-cn': 'zh_CN',
} satisfies Record<AppLocale, string>

/** Failures after which LINE Pay may have the payment: the same order id again, a request in progress, its own. */
const unknownCodes: ReadonlySet<string> = new Set(['1172', '1198', '9000'])

/** Begins a payment. LINE's page or app asks the payer, and nothing is charged before we confirm. */
export const requestPayment = async (
  attempt: ProviderAttempt,
  context: ProviderContext,
): Promise<Started> => {
  const { charge, currency, description, reference, locale } = attempt
  // In currency units: LINE Pay has no cents of dollars, so such an amount does not start.
  if (/^(TWD|JPY)$/.test(currency) && charge % 100 !== 0) return { is: 'failed', code: 'amount' }
  const amount = charge / 100
  const back = `${context.publicUrl}/api/payments/return/${attempt._id}`
  const response = await callLinePay(context, '/payments/request', {
    data: {
      amount,
      currency,
      orderId: reference,
      packages: [
        { id: '1', amount, products: [{ name: description, quantity: 1, price: amount }] },
      ],
      redirectUrls: { confirmUrl: back, cancelUrl: back },
      options: { display: { locale: locales[locale] ?? 'en' } },
    },
  })
  if (response === undefined || unknownCodes.has(response.code)) return { is: 'unknown' }
  const url = textAt(response.info, 'paymentUrl', 'web')
  const transaction = textAt(response.info, 'transactionId')
  if (response.code !== '0000' || url === undefined || transaction === undefined)
    return { is: 'failed', code: response.code, message: response.message }
  return { is: 'started', transaction, next: { kind: 'redirect', url } }
}
