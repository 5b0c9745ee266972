import { type AuthenticationResult, JWTStrategy } from '@feathersjs/authentication'
import type { RealTimeConnection } from '@feathersjs/feathers'
import { NotAuthenticated } from '@feathersjs/errors'
import type { User } from '@comanda/contract'
import type { TokenPayload } from './token-payload.ts'

/** Returns the caller of a token while it is valid. */
export type FindCaller = (payload: TokenPayload) => Promise<User | undefined>

/** Signs in by a valid token: signed, not expired, not revoked, and of an existing account. */
export class TokenStrategy extends JWTStrategy {
  readonly #find: FindCaller
  readonly #now: () => number
  constructor(find: FindCaller, now: () => number) {
    super()
    this.#find = find
    this.#now = now
  }

  /**
   * Feathers ends the sign-in of a connection when the process's clock reaches the end of its token: that is moved by the
   * difference to the clock that decides (OPER-3.1).
   */
  override handleConnection(
    event: 'login' | 'logout' | 'disconnect',
    connection: RealTimeConnection,
    result?: AuthenticationResult,
  ): Promise<void> {
    const { payload, ...rest } = result?.['authentication'] ?? {}
    if (event !== 'login' || !result || payload?.exp === undefined)
      return super.handleConnection(event, connection, result)
    const exp = payload.exp - (this.#now() - Date.now()) / 1000
    const moved = { ...result, authentication: { ...rest, payload: { ...payload, exp } } }
    return super.handleConnection(event, connection, moved)
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
