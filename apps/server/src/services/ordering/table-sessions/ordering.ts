import type { Menu } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import type { ServerContext } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import type { MenuCache } from '../../catalogue/menus/menu-cache.ts'
import { menuCacheOf } from '../../catalogue/menus/menu-cache-of.ts'
import { menuRevision } from '../../catalogue/menus/menu-revision.ts'
import { refused } from '../../../errors/refusal.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'
import { storeBook } from '../pricing/store-book.ts'
import { stockAnnouncerOf } from '../../products/product-stocks/stock-announcer.ts'

/** What the ordering calls need. */
export interface Ordering extends Pick<
  Runtime,
  'config' | 'database' | 'reads' | 'turns' | 'shopDirectory' | 'bus' | 'mailer' | 'log' | 'now'
> {
  /** Returns the current menu of a shop without stocks, or undefined if there is no such shop. */
  readonly menuIn: (shop: string) => Promise<Menu | undefined>
  /** Returns the same for a call that prices: its rule book is stored (BOOK-1.3). */
  readonly menuOf: (shop: string) => Promise<Menu | undefined>
  /**
   * Returns the menu by which a transaction prices (ORDER-1.15): this one, unless it has changed since. `revision` is what the
   * transaction has read; without it, it is read.
   */
  readonly menuAt: (transaction: Database, menu: Menu, revision?: number) => Promise<Menu>
  /** Announces the stocks of these products to the shop's menus, throttled. */
  readonly stocksChanged: (shop: string, owners: readonly string[]) => void
}

const menuIn = async (
  menus: MenuCache,
  shop: string,
  revision?: number,
): Promise<Menu | undefined> => {
  try {
    return await menus.priced(shop, revision)
  } catch (error) {
    if (error instanceof NotFound) return undefined
    throw error
  }
}

/** Returns what ordering needs of the server. */
export const orderingOf = (context: ServerContext): Ordering => {
  const { runtime } = context
  const { config, database, reads, turns, shopDirectory, bus, mailer, log, now } = runtime
  const menus = menuCacheOf(context)
  return {
    config,
    database,
    reads,
    turns,
    shopDirectory,
    bus,
    mailer,
    log,
    now,
    menuIn: (shop) => menuIn(menus, shop),
    menuOf: async (shop) => {
      const menu = await menuIn(menus, shop)
      if (menu) await storeBook(database, menu, new Date(now()))
      return menu
    },
    menuAt: async (transaction, menu, read) => {
      const { _id: shop } = menu.shop
      const revision = read ?? (await menuRevision(transaction, shop))
      const current = await menuIn(menus, shop, revision)
      if (!current) throw refused(shopNotFound)
      if (current !== menu) await storeBook(transaction, current, new Date(now()))
      return current
    },
    stocksChanged: (shop, owners) => stockAnnouncerOf(runtime).changed(shop, owners),
  }
}
