import { useSelected, useStore } from '@comanda/client/react'
import type { KnownShop } from '@comanda/client/shops'
import { createContext, type ReactNode, use, useEffect } from 'react'
import { useDiner } from '../diner/diner-context.tsx'
import { useCatalogue } from '../diner/use-stores.ts'

const Context = createContext<KnownShop | undefined>(undefined)

/** The shop of a record; `undefined` until it is known. */
export const useShopOf = (id: string | undefined): KnownShop | undefined => {
  const { shops } = useDiner().client
  const known = useStore(shops.state)
  const { menu } = useCatalogue()
  useEffect(() => {
    if (id !== undefined && menu?.shop._id !== id) shops.want([id])
  }, [id, menu, shops])
  if (id === undefined) return undefined
  return menu?.shop._id === id ? menu.shop : known.get(id)
}

/** What stands inside is of this shop: its currency, its time zone. */
export const ShownShop = ({ shop, children }: { shop: string; children: ReactNode }) => (
  <Context value={useShopOf(shop)}>{children}</Context>
)

/** The shop that amounts and times are of: the record's, else the one that is ordered from. */
export const useShownShop = (): KnownShop | undefined => {
  const shown = use(Context)
  const shop = useSelected(useDiner().client.catalogue.state, ({ menu }) => menu?.shop)
  return shown ?? shop
}
