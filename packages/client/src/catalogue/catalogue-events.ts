import type { ServicePath } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'

/** The services whose records a menu is made of. */
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

/** Hears every change of a shop's catalogue; the answer ends that. */
export const onCatalogueChange = (connection: Connection, listener: () => void): (() => void) => {
  const ends = menuPaths.flatMap((path) =>
    events.map((event) => connection.listen(path, event, listener)),
  )
  return () => {
    for (const end of ends) end()
  }
}
