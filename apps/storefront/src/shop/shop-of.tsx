import { useStore } from '@comanda/client/react'
import type { KnownShop } from '@comanda/client/shops'
import { type ReactNode, useEffect } from 'react'
import { useDiner } from '../diner/diner-context.tsx'
import { useCatalogue } from '../diner/use-stores.ts'
import { ShopContext } from './shown-shop.ts'

/** Returns the shop of a record; `undefined` until it is loaded. */
export const useShopOf = (id: string | undefined): KnownShop | undefined => {
  const { shops } = useDiner().client
  const known = useStore(shops.state)
  const { menu } = useCatalogue()
  useEffect(() => {
    if (id !== undefined && menu?.shop._id !== id) shops.load([id])
  }, [id, menu, shops])
  if (id === undefined) return undefined
  return menu?.shop._id === id ? menu.shop : known.get(id)
}

/** Sets the shop of its content: its currency, its time zone. */
export const ShownShop = ({ shop, children }: { shop: string; children: ReactNode }) => (
  <ShopContext value={useShopOf(shop)}>{children}</ShopContext>
)
