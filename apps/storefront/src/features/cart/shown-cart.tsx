import { type CartState, checkoutOf, createStore } from '@comanda/client'
import { useStore } from '@comanda/client/react'
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { useDiner } from '../../diner/diner-context.tsx'
import { useCart } from '../../diner/use-stores.ts'

const PlacedCart = createContext<CartState | undefined>(undefined)

/** Returns the cart; once it is ordered, as it was then, until the screen of the order shows (SCREEN-4.5). */
export const useShownCart = (): CartState => {
  const cart = useCart()
  return useContext(PlacedCart) ?? cart
}

/** Returns true once the cart is ordered. */
export const useIsPlaced = (): boolean => useContext(PlacedCart) !== undefined

/** Has the screen of the cart stay as it is while the order is placed. */
export const ShownCart = ({ children }: { readonly children: ReactNode }) => {
  const { client } = useDiner()
  // A store, so that it changes in the same rendering as the cart that is emptied.
  const placed = useMemo(() => createStore<CartState | undefined>(undefined), [])
  useEffect(() => {
    const { state } = checkoutOf(client)
    return state.subscribe(() => {
      if (state.get().status === 'done') placed.set(client.cart.state.get())
    })
  }, [client, placed])
  return <PlacedCart value={useStore(placed)}>{children}</PlacedCart>
}
