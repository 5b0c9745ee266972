import type { RestCaller } from '../load/rest.ts'
import { placeOrder, renameDish, type Shop } from './shops.ts'

/** Guests who order at shops, and staff who rename dishes. */
export class Guests {
  orders = 0
  changes = 0
  /** Calls that failed. */
  failures = 0
  readonly #urls: readonly string[]
  readonly #owners: readonly RestCaller[]

  /** `owners` are the owner's connections to the servers of `urls`. */
  constructor(urls: readonly string[], owners: readonly RestCaller[]) {
    this.#urls = urls
    this.#owners = owners
  }

  /** Orders at the shops in turn for some time (ms), one call after another; every fifth renames a dish. */
  async visit(shops: readonly Shop[], time: number): Promise<void> {
    const until = performance.now() + time
    for (let turn = 0; performance.now() < until; turn += 1) {
      const shop = shops[turn % shops.length]
      if (shop) await this.#call(shop, turn % 5 === 0)
    }
  }

  async #call(shop: Shop, renames: boolean): Promise<void> {
    try {
      if (renames) {
        this.changes += 1
        await renameDish(this.#owners, shop, `Noodles ${this.changes}`)
      } else {
        await placeOrder(this.#urls, shop)
        this.orders += 1
      }
    } catch {
      this.failures += 1
    }
  }
}
