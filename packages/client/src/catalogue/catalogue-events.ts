import type { ServicePath } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'

/** The services whose records make up a menu. */
const menuPaths = [
  'shops',
  'sections',
  'timeConditions',
  'categories',
  'subCategories',
  'products',
  'productOptions',
  'taxSettings',
  'surchargeSettings',
  'orderDiscounts',
  'vipLevels',
] as const satisfies readonly ServicePath[]

const events = ['created', 'patched', 'removed'] as const

/** Calls the listener on every change of a shop's catalogue. Returns a function that unsubscribes. */
export const onCatalogueChange = (connection: Connection, listener: () => void): (() => void) => {
  const ends = menuPaths.flatMap((path) =>
    events.map((event) => connection.listen(path, event, listener)),
  )
  return () => {
    for (const end of ends) end()
  }
}
