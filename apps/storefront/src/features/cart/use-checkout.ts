import { checkoutOf, type CheckoutState } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { useDiner } from '../../diner/diner-context.tsx'

/** Returns the state of the checkout, and follows it. */
export const useCheckout = (): CheckoutState => useStore(checkoutOf(useDiner().client).state)
