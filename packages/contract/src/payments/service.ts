import { service } from '../services/service.ts'
import { StartPaymentData, StartPaymentResult, StartReaderPaymentData } from './start-payment.ts'

const started = {
  result: StartPaymentResult,
  methods: ['create'],
  /** The language of the provider's page: a query parameter. */
  keys: { locale: 'text' },
} as const

/** The calls that start a payment: that of its method (`PaymentMethod.call`). Cards are paid on the provider's page. */
export const cybersourceSetup = service('cybersource/redirect/setup', {
  ...started,
  data: StartPaymentData,
})
export const razerOnline = service('razerOnline', { ...started, data: StartPaymentData })
export const bbposWeb = service('bbposWeb', { ...started, data: StartReaderPaymentData })
export const paymentsOnline = service('payments/online', { ...started, data: StartPaymentData })
