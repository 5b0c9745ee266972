import { clientKeys, webStorage } from '@comanda/client'
import { useCatalogue, useVisit } from './use-stores.ts'

const storage = webStorage(() => window.localStorage)

const useIsShop = (): boolean => useCatalogue().menu?.shop.tableCart === 'shared'

/** Returns whether the guests of a table share one cart here (TABLE-1.1). */
export const useIsTableShared = (): boolean => {
  const { mode } = useVisit()
  return useIsShop() && mode === 'dineIn'
}

/** Returns whether the diner is at such a table, or was until it was closed: they read what nobody ordered (TABLE-6.15). */
export const useHasTable = (): boolean => {
  const isShop = useIsShop()
  const { mode } = useVisit()
  return isShop && (mode === 'dineIn' || storage.read(clientKeys.tableGuest) !== null)
}
