import { useCatalogue, useVisit } from './use-stores.ts'

/** Returns whether the guests of a table share one cart here (TABLE-1.1). */
export const useIsTableShared = (): boolean => {
  const { menu } = useCatalogue()
  return useVisit().mode === 'dineIn' && menu?.shop.tableCart === 'shared'
}
