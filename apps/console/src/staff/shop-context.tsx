import type { Shop } from '@comanda/contract'
import { createContext, type ReactNode, use } from 'react'

const Context = createContext<Shop | undefined>(undefined)

export const ShopProvider = ({
  shop,
  children,
}: {
  readonly shop: Shop
  readonly children: ReactNode
}) => <Context value={shop}>{children}</Context>

/** Returns the shop whose screens are shown. */
export const useShop = (): Shop => {
  const shop = use(Context)
  if (!shop) throw new Error('useShop is used outside its ShopProvider')
  return shop
}
