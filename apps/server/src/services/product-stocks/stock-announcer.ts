import type { Runtime } from '../../runtime.ts'
import { stocksOf } from './queries/stocks-of.ts'

/** How long changes of a shop's stocks are gathered before its menus hear of them, in ms. */
const GATHER_FOR = 200

/**
 * Tells menus what is left. Changes are gathered for a moment, so that a rush of orders costs a shop's phones a few
 * events a second and the database one query each.
 */
export class StockAnnouncer {
  readonly #waiting = new Map<string, Set<string>>()
  readonly #parts: Pick<Runtime, 'database' | 'bus' | 'log'>

  constructor(parts: Pick<Runtime, 'database' | 'bus' | 'log'>) {
    this.#parts = parts
  }

  /** The stocks of these products changed, in a transaction that is done. */
  changed(shop: string, products: readonly string[]): void {
    if (products.length === 0) return
    const waiting = this.#waiting.get(shop)
    if (waiting) {
      for (const product of products) waiting.add(product)
      return
    }
    this.#waiting.set(shop, new Set(products))
    setTimeout(() => void this.#tell(shop), GATHER_FOR).unref()
  }

  async #tell(shop: string): Promise<void> {
    const products = [...(this.#waiting.get(shop) ?? [])]
    this.#waiting.delete(shop)
    const { database, bus, log } = this.#parts
    try {
      for (const stock of await stocksOf(database, shop, products))
        bus.publish({ path: 'productStocks', event: 'patched', data: stock })
    } catch (error) {
      log.warn({ err: error, shop }, 'menus were not told of stocks')
    }
  }
}
