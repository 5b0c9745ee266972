import { stockLag } from '@comanda/contract'
import type { ChangedStocks, StockedMenu } from './stocked-menu.ts'

/** Reads the stocks of some products and option groups. */
type ReadStocks = (owners: readonly string[]) => Promise<ChangedStocks>

/**
 * The stocks that have changed since a menu was loaded. They are read when the menu is shown, at most once in `stockLag`. Events
 * name them, and the database has their quantities: events of two servers may arrive in another order than they were sold in.
 */
export class StockUpdates {
  readonly #read: ReadStocks
  readonly #now: () => number
  /** When stocks were read last, in ms. */
  #readAt: number
  #isReading = false
  #changed = new Set<string>()

  constructor(read: ReadStocks, now: () => number) {
    this.#read = read
    this.#now = now
    this.#readAt = now()
  }

  /** Takes note of a changed stock, by the id of its product or option group. */
  add(owner: string): void {
    this.#changed.add(owner)
  }

  /** Whether the next call reads stocks. */
  get isDue(): boolean {
    const isRecent = this.#now() - this.#readAt < stockLag
    return this.#changed.size > 0 && !isRecent && !this.#isReading
  }

  /** Sets the changed stocks in their menu. Without the database it keeps those that are known. */
  async apply(menu: StockedMenu): Promise<void> {
    if (!this.isDue) return
    const changed = this.#changed
    this.#changed = new Set()
    this.#readAt = this.#now()
    this.#isReading = true
    try {
      menu.setStocks(await this.#read([...changed]))
    } catch {
      for (const owner of changed) this.#changed.add(owner)
    } finally {
      this.#isReading = false
    }
  }
}
