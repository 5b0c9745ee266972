import { accountSecrets, accountSettings } from '@comanda/contract'
import type { Message, PaymentProvider, Reading } from '../provider.ts'
import { callLinePay } from './call-line-pay.ts'
import { cancelPayment, confirmPayment, queryPayment } from './confirm-payment.ts'
import { queryRefund, refundPayment } from './refund-payment.ts'
import { requestPayment } from './request-payment.ts'

/** Reads a browser's return, which is not signed: it says which payment to query, and nothing else. */
const readReturn = ({ kind, query }: Message): Reading => {
  const reference = query.get('orderId')
  if (kind !== 'return' || !reference) return { valid: false, refusal: 'malformed' }
  return {
    valid: true,
    reference,
    verdict: { is: 'pending' },
    settles: false,
    // Anyone may have sent it: no more than is read.
    body: { orderId: reference.slice(0, 64) },
  }
}

/** LINE Pay of Taiwan, Thailand and Japan. */
export const linePay: PaymentProvider = {
  name: 'linePay',
  call: 'payments/online',
  can: { cancel: true, query: true, refund: 'part', void: false },
  settings: accountSettings.linePay,
  secrets: Object.keys(accountSecrets.linePay),
  acknowledge: { status: 200, type: 'text/plain', body: 'OK' },
  start: requestPayment,
  read: readReturn,
  query: queryPayment,
  confirm: confirmPayment,
  cancel: cancelPayment,
  refund: refundPayment,
  queryRefund,
  reconciledBy: 'queries',
  test: async (context) => {
    const response = await callLinePay(context, '/payments', { query: 'orderId=test' })
    if (response === undefined) return { ok: false, message: 'LINE Pay does not respond.' }
    return /^(0000|1150|1177)$/.test(response.code)
      ? { ok: true }
      : { ok: false, message: `LINE Pay responds ${response.code}: ${response.message}` }
  },
}
