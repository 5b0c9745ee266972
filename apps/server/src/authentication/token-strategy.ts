import { JWTStrategy } from '@feathersjs/authentication'
import { NotAuthenticated } from '@feathersjs/errors'
import type { User } from '@comanda/contract'
import type { TokenPayload } from './token-payload.ts'

/** Returns the caller of a token while it is valid. */
export type FindCaller = (payload: TokenPayload) => Promise<User | undefined>

/** Signs in by a valid token: signed, not expired, not revoked, and of an existing account. */
export class TokenStrategy extends JWTStrategy {
  readonly #find: FindCaller
  constructor(find: FindCaller) {
    super()
    this.#find = find
  }

  override async authenticate({ accessToken }: { strategy?: string; accessToken?: string }) {
    if (!accessToken) throw new NotAuthenticated('There is no token', { code: 'notAuthenticated' })
    const payload = (await this.authentication?.verifyAccessToken(accessToken)) as TokenPayload
    const user = await this.#find(payload)
    if (!user)
      throw new NotAuthenticated('The token is no longer valid', { code: 'notAuthenticated' })
    return { accessToken, authentication: { strategy: 'jwt', accessToken, payload }, user }
  }
}
