import { useSelected } from '@comanda/client/react'
import type { KnownShop } from '@comanda/client/shops'
import { createContext, use } from 'react'
import { useDiner } from '../diner/diner-context.tsx'

/** The shop of a record that is shown (`ShownShop`). */
export const ShopContext = createContext<KnownShop | undefined>(undefined)

/** Returns the shop of amounts and times: the record's, or else the shop of the visit. */
export const useShownShop = (): KnownShop | undefined => {
  const shown = use(ShopContext)
  const shop = useSelected(useDiner().client.catalogue.state, ({ menu }) => menu?.shop)
  return shown ?? shop
}
