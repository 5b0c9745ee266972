import { paymentMessages } from '@comanda/locales/payment'
import { createAreaHook } from './messages.ts'

/** Messages of the payment pages and the app's own. */
export const usePaymentMessages = createAreaHook(paymentMessages)
