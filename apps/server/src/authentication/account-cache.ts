import type { WithShopDirectory } from '../shop-directory/in-shop-of-session.ts'
import { type Account, accountById } from './accounts.ts'
import { deviceAccount } from './device/device-account.ts'

/** How long an account stays in the cache in ms. Changes invalidate it earlier. */
const maxAge = 10_000

/** Caches accounts and paired terminals by id for a few seconds, since every call has a token. */
export class AccountCache {
  readonly #known = new Map<string, { readonly account: Account; readonly until: number }>()
  readonly #within: WithShopDirectory
  constructor(within: WithShopDirectory) {
    this.#within = within
  }

  async find(id: string): Promise<Account | undefined> {
    const known = this.#known.get(id)
    if (known && known.until > Date.now()) return known.account
    const account =
      (await accountById(this.#within.reads, id)) ?? (await deviceAccount(this.#within, id))
    if (this.#known.size > 10_000) this.#known.clear()
    if (account) this.#known.set(id, { account, until: Date.now() + maxAge })
    else this.#known.delete(id)
    return account
  }

  forget(id: string): void {
    this.#known.delete(id)
  }

  /** Clears the cache, since changes may have been missed. */
  clear(): void {
    this.#known.clear()
  }
}
