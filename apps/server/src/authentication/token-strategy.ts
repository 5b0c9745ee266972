import { type AuthenticationResult, JWTStrategy } from '@feathersjs/authentication'
import type { RealTimeConnection } from '@feathersjs/feathers'
import { NotAuthenticated } from '@feathersjs/errors'
import type { User } from '@comanda/contract'
import type { CallParams } from '../runtime/app.ts'
import type { FindKeyCaller } from './api-keys/find-key-caller.ts'
import { isKeySecret } from './api-keys/key-secret.ts'
import type { TokenPayload } from './token-payload.ts'

/** Returns the caller of a token while it is valid. */
export type FindCaller = (payload: TokenPayload) => Promise<User | undefined>

/** Signs in by a valid token: signed, not expired, not revoked, and of an existing account; or by the secret of a key. */
export class TokenStrategy extends JWTStrategy {
  readonly #find: FindCaller
  readonly #findKey: FindKeyCaller
  readonly #now: () => number
  constructor(find: FindCaller, findKey: FindKeyCaller, now: () => number) {
    super()
    this.#find = find
    this.#findKey = findKey
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

  override async authenticate(
    { accessToken }: { strategy?: string; accessToken?: string },
    params: CallParams,
  ) {
    if (!accessToken) throw new NotAuthenticated('There is no token', { code: 'notAuthenticated' })
    if (isKeySecret(accessToken)) return this.#ofKey(accessToken, params)
    const payload = (await this.authentication?.verifyAccessToken(accessToken)) as TokenPayload
    const user = await this.#find(payload)
    if (!user)
      throw new NotAuthenticated('The token is no longer valid', { code: 'notAuthenticated' })
    return { accessToken, authentication: { strategy: 'jwt', accessToken, payload }, user }
  }

  /** A socket of a key is one of its sign-in, so that it ends with the key. */
  async #ofKey(accessToken: string, params: CallParams) {
    const { user, key, left } = await this.#findKey(accessToken, params)
    const exp = Math.floor((this.#now() + left) / 1000)
    const payload: TokenPayload = { sub: key._id, signIn: key._id, exp }
    return { accessToken, authentication: { strategy: 'jwt', accessToken, payload }, user, key }
  }
}
