import type { Runtime } from '../../../runtime/runtime.ts'
import { optionStocksOf } from '../product-option-stocks/queries/option-stocks-of.ts'
import { stocksOf } from './queries/stocks-of.ts'

/** How long changes of a shop's stocks are batched before they are announced to its menus, in ms. */
export const GATHER_FOR = 200

/**
 * Announces stocks to menus. Changes are batched, so that a rush of orders costs a shop's phones a few events a second
 * and the database one query each.
 */
export class StockAnnouncer {
  readonly #waiting = new Map<string, Set<string>>()
  readonly #parts: Pick<Runtime, 'reads' | 'bus' | 'log'>

  constructor(parts: Pick<Runtime, 'reads' | 'bus' | 'log'>) {
    this.#parts = parts
  }

  /** Queues the changed stocks of these products and option groups, after the transaction has committed. */
  changed(shop: string, owners: readonly string[]): void {
    if (owners.length === 0) return
    const waiting = this.#waiting.get(shop)
    if (waiting) {
      for (const owner of owners) waiting.add(owner)
      return
    }
    this.#waiting.set(shop, new Set(owners))
    setTimeout(() => void this.#tell(shop), GATHER_FOR).unref()
  }

  async #tell(shop: string): Promise<void> {
    const owners = [...(this.#waiting.get(shop) ?? [])]
    this.#waiting.delete(shop)
    const { reads, bus, log } = this.#parts
    try {
      for (const stock of await stocksOf(reads, shop, owners))
        bus.publish({ path: 'productStocks', event: 'patched', data: stock })
      for (const stock of await optionStocksOf(reads, shop, owners))
        bus.publish({ path: 'productOptionStocks', event: 'patched', data: stock })
    } catch (error) {
      log.warn({ err: error, shop }, 'stocks could not be announced to menus')
    }
  }
}

const announcers = new WeakMap<Runtime, StockAnnouncer>()

/** Returns the announcer of a server: only one, so that the orders of all calls share batches. */
export const stockAnnouncerOf = (runtime: Runtime): StockAnnouncer => {
  const announcer = announcers.get(runtime) ?? new StockAnnouncer(runtime)
  announcers.set(runtime, announcer)
  return announcer
}
