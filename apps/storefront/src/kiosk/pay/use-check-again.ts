import { checkoutOf } from '@comanda/client'
import { useEffect } from 'react'
import { useCheckout } from '../../features/cart/use-checkout.ts'
import { useDiner } from '../../diner/diner-context.tsx'

/** How often an order whose outcome is unknown is checked again, in ms: nobody may be there to press the button. */
const CHECK_EVERY = 5000

/** Checks an order whose outcome is unknown again by itself (KIOSK-4.2). */
export const useCheckAgain = (): void => {
  const { client } = useDiner()
  const { status } = useCheckout()
  useEffect(() => {
    if (status !== 'unknown') return undefined
    const timer = setInterval(() => void checkoutOf(client).checkAgain(), CHECK_EVERY)
    return () => clearInterval(timer)
  }, [status, client])
}
