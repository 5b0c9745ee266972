import { useSelected } from '@comanda/client/react'
import { lazy, Suspense } from 'react'
import { useDiner } from '../diner/diner-context.tsx'

const CartMessages = lazy(async () => ({
  default: (await import('./cart-messages.tsx')).CartMessages,
}))

/** Loads the words with the first message. */
export const CartNotices = () => {
  const { cart } = useDiner().client
  const hasMessages = useSelected(cart.state, ({ messages }) => messages.length > 0)
  return <Suspense>{hasMessages && <CartMessages />}</Suspense>
}
