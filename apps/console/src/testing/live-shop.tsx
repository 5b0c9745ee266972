import { useStore } from '@comanda/client/react'
import type { ReactNode } from 'react'
import { ShopProvider, useShop } from '../staff/shop-context.tsx'
import { useStaff } from '../staff/staff-context.tsx'

/** The shop as the client has it, around a screen that changes it, as in the app. */
export const LiveShop = ({ children }: { readonly children: ReactNode }) => {
  const { shops } = useStaff()
  const first = useShop()
  const known = useStore(shops.state).shops
  return (
    <ShopProvider shop={known.find(({ _id }) => _id === first._id) ?? first}>
      {children}
    </ShopProvider>
  )
}
