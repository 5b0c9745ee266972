import type { Menu } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import type { App } from '../runtime/app.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { orders } from '../services/ordering/orders/service.ts'
import { productOptionStocks } from '../services/products/product-option-stocks/service.ts'
import { productStocks } from '../services/products/product-stocks/service.ts'
import { StockAnnouncer } from '../services/products/product-stocks/stock-announcer.ts'
import { tableSessions } from '../services/ordering/table-sessions/service.ts'

/** Everything that orders: sessions, orders, and the stocks that orders take from. */
export const ordering = (app: App, runtime: Runtime): void => {
  const { config, database, bus, now } = runtime
  const stocks = new StockAnnouncer(runtime)
  const menuOf = async (shop: string): Promise<Menu | undefined> => {
    try {
      return (await app.service('menus').get(shop)) as Menu
    } catch (error) {
      if (error instanceof NotFound) return undefined
      throw error
    }
  }
  const stocksChanged = stocks.changed.bind(stocks)
  tableSessions(app, { config, database, bus, now, menuOf, stocksChanged })
  orders(app, { config, database, bus, now, menuOf, stocksChanged })
  productStocks(app, runtime)
  productOptionStocks(app, runtime)
}
