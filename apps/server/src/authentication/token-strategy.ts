import { JWTStrategy } from '@feathersjs/authentication'
import { NotAuthenticated } from '@feathersjs/errors'
import type { User } from '@comanda/contract'
import type { TokenPayload } from './token-payload.ts'

/** Whose token it is, where it is still good. */
export type FindCaller = (payload: TokenPayload) => Promise<User | undefined>

/** Sign in by a token that is still good: signed, in time, its account there and its tokens not ended. */
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
