import type { Cart } from '@comanda/client'
import { useSelected } from '@comanda/client/react'
import { useDiner } from './diner-context.tsx'

/** Returns what prices new lines here and now; nothing until the engine is loaded. */
export const useQuote = (): Cart['quote'] | undefined => {
  const { cart } = useDiner().client
  const isReady = useSelected(cart.state, ({ context }) => context !== undefined)
  return isReady ? cart.quote : undefined
}
