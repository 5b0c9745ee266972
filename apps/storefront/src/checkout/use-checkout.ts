import { checkoutOf, type CheckoutState } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { useDiner } from '../diner/diner-context.tsx'

/** Returns how ordering the cart stands, and follows it. */
export const useCheckout = (): CheckoutState => useStore(checkoutOf(useDiner().client).state)
