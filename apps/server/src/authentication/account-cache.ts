import type { WithShopDirectory } from '../shop-directory/in-shop-of-session.ts'
import type { Runtime } from '../runtime/runtime.ts'
import { noteUse } from './sign-ins/note-use.ts'
import { tokenAccount, type TokenAccount } from './sign-ins/token-account.ts'

/** How long an account stays in the cache in ms. Changes invalidate it earlier. */
const maxAge = 10_000

/** The most accounts in the cache, and the most sign-ins of one. */
const mostAccounts = 10_000
const mostSignIns = 1000

type Within = WithShopDirectory & Pick<Runtime, 'database' | 'now' | 'log'>

type BySignIn = Map<string | undefined, { readonly account: TokenAccount; readonly until: number }>

/** Caches accounts and paired terminals by id and sign-in for a few seconds, since every call has a token. */
export class AccountCache {
  readonly #known = new Map<string, BySignIn>()
  readonly #within: Within
  /** How often something was forgotten: what was read before is not stored after. */
  #changes = 0
  constructor(within: Within) {
    this.#within = within
  }

  async find(id: string, signIn?: string): Promise<TokenAccount | undefined> {
    const known = this.#known.get(id)?.get(signIn)
    if (known && known.until > Date.now()) return known.account
    const changes = this.#changes
    const account = await tokenAccount(this.#within, id, signIn)
    if (account && changes === this.#changes) this.#store(id, signIn, account)
    else if (!account) this.#known.get(id)?.delete(signIn)
    if (signIn !== undefined && account?.lastUsed !== undefined)
      noteUse(this.#within, { user: id, _id: signIn }, account.lastUsed)
    return account
  }

  #store(id: string, signIn: string | undefined, account: TokenAccount): void {
    if (this.#known.size > mostAccounts) this.#known.clear()
    const own: BySignIn = this.#known.get(id) ?? new Map()
    if (own.size > mostSignIns) own.clear()
    this.#known.set(id, own.set(signIn, { account, until: Date.now() + maxAge }))
  }

  forget(id: string): void {
    this.#changes += 1
    this.#known.delete(id)
  }

  /** Clears the cache, since changes may have been missed. */
  clear(): void {
    this.#changes += 1
    this.#known.clear()
  }
}
