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

  /** Orders at each of the shops in turn, that many times; every fifth call renames a dish instead. */
  async visit(shops: readonly Shop[], times: number): Promise<void> {
    for (let turn = 0; turn < times * shops.length; turn += 1) {
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
