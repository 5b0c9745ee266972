import { clientKeys, createStore } from '@comanda/client'

const isKept = (): boolean => {
  try {
    return window.localStorage.getItem(clientKeys.intendedPayments) !== null
  } catch {
    return false
  }
}

/** Whether there may be a payment whose answer is not known; what asks for it is loaded then. */
export const hasOpenPayment = createStore(isKept())
