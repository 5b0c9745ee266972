import { JWTStrategy } from '@feathersjs/authentication'
import { NotAuthenticated } from '@feathersjs/errors'
import type { AccountMemory } from './accounts.ts'

/** Sign in by a token that is still good, as long as its account is there. */
export class TokenStrategy extends JWTStrategy {
  readonly #accounts: AccountMemory
  constructor(accounts: AccountMemory) {
    super()
    this.#accounts = accounts
  }

  override async getEntity(id: string) {
    const user = await this.#accounts.find(id)
    if (!user) throw new NotAuthenticated('The account is gone', { code: 'notAuthenticated' })
    return user
  }
}
