import type { Menu } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import type { ServerContext } from '../../../calls/served.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import type { MenuCache } from '../../catalogue/menus/menu-cache.ts'
import { menuCacheOf } from '../../catalogue/menus/menu-cache-of.ts'
import { storeBook } from '../pricing/store-book.ts'
import { stockAnnouncerOf } from '../../products/product-stocks/stock-announcer.ts'

/** What the ordering calls need. */
export interface Ordering extends Pick<
  Runtime,
  'config' | 'database' | 'reads' | 'shopDirectory' | 'bus' | 'log' | 'now'
> {
  /** Returns the current menu of a shop without stocks, or undefined if there is no such shop. */
  readonly menuIn: (shop: string) => Promise<Menu | undefined>
  /** Returns the same for a call that prices: its rule book is stored (BOOK-1.3). */
  readonly menuOf: (shop: string) => Promise<Menu | undefined>
  /** Announces the stocks of these products to the shop's menus, throttled. */
  readonly stocksChanged: (shop: string, owners: readonly string[]) => void
}

const menuIn = async (menus: MenuCache, shop: string): Promise<Menu | undefined> => {
  try {
    return await menus.priced(shop)
  } catch (error) {
    if (error instanceof NotFound) return undefined
    throw error
  }
}

/** Returns what ordering needs of the server. */
export const orderingOf = (context: ServerContext): Ordering => {
  const { runtime } = context
  const { config, database, reads, shopDirectory, bus, log, now } = runtime
  const menus = menuCacheOf(context)
  return {
    config,
    database,
    reads,
    shopDirectory,
    bus,
    log,
    now,
    menuIn: (shop) => menuIn(menus, shop),
    menuOf: async (shop) => {
      const menu = await menuIn(menus, shop)
      if (menu) await storeBook(database, menu, new Date(now()))
      return menu
    },
    stocksChanged: (shop, owners) => stockAnnouncerOf(runtime).changed(shop, owners),
  }
}
