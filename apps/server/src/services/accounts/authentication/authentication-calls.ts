import { createSecretKey, type KeyObject } from 'node:crypto'
import { AuthenticationService } from '@feathersjs/authentication'
import type { User } from '@comanda/contract'
import { eq, sql } from 'drizzle-orm'
import { announceEndOfTokens } from '../../../authentication/end-tokens.ts'
import {
  beginSignIn,
  type IssuedSignIn,
  type TerminalClaims,
  type WithSignIn,
} from '../../../authentication/sign-ins/begin-sign-in.ts'
import type { Account } from '../../../authentication/accounts.ts'
import { refuseFarDemo } from '../../../authentication/refuse-far-demo.ts'
import { deviceKeyOf, rememberCaller } from '../../../authentication/known-devices/known-caller.ts'
import { isKiosk } from '../../../policies/staff.ts'
import { endAllSignIns, endSignIn } from '../../../authentication/sign-ins/end-sign-in.ts'
import { renewSignIn } from '../../../authentication/sign-ins/renew-sign-in.ts'
import { renewalAge } from '../../../authentication/sign-ins/sign-in-life.ts'
import { withCurrentRanks } from '../../../authentication/standing.ts'
import { secretsOf } from '../../../config/secrets.ts'
import type { TokenPayload } from '../../../authentication/token-payload.ts'
import { inSentTransaction, inTransaction } from '../../../database/transaction.ts'
import type { App, CallParams } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { users } from '../../../tables/users.ts'

type Result = Awaited<ReturnType<AuthenticationService['create']>>

/** What a strategy finds. */
interface Authenticated {
  readonly user: User
}

/** What a sign-in begins with, besides the account. */
interface Begun {
  readonly deviceKey: string | undefined
  readonly terminal?: TerminalClaims
  readonly withSignIn?: WithSignIn
}

/** The arguments of a method of Feathers' after the first. */
type OptionsOf<M extends 'createAccessToken' | 'verifyAccessToken'> =
  Parameters<AuthenticationService[M]> extends [unknown, ...infer Rest] ? Rest : never

type Secret = OptionsOf<'verifyAccessToken'>[1]

const seconds = ({ now }: Runtime): number => Math.floor(now() / 1000)

const payloadOf = ({ authentication }: Result): TokenPayload => authentication.payload

/** Feathers' authentication by sign-ins: `remove` ends the caller's own, `remove('all')` every one of the account. */
export class AuthenticationCalls extends AuthenticationService {
  readonly runtime: Runtime
  /** The present secret, and the one before it: a text is tried as a public key first, with each token, for longer than all else. */
  readonly keys: readonly KeyObject[]
  constructor(app: App, runtime: Runtime) {
    super(app, 'authentication')
    this.runtime = runtime
    this.keys = secretsOf(runtime.config).map((secret) => createSecretKey(Buffer.from(secret)))
  }

  /** Signs a token with times of the database's clock (OPER-3.1). */
  override createAccessToken(
    payload: object,
    options: OptionsOf<'createAccessToken'>[0] = {},
    secret: Secret = this.keys[0],
  ): Promise<string> {
    return super.createAccessToken({ iat: seconds(this.runtime), ...payload }, options, secret)
  }

  override verifyAccessToken(
    accessToken: string,
    options: OptionsOf<'verifyAccessToken'>[0] = {},
    secret?: Secret,
  ): Promise<TokenPayload> {
    const byClock = { ...options, clockTimestamp: seconds(this.runtime) }
    const [key, previous] = secret === undefined ? this.keys : [secret]
    const verified = super.verifyAccessToken(accessToken, byClock, key)
    if (previous === undefined) return verified
    return verified.catch(() => super.verifyAccessToken(accessToken, byClock, previous))
  }

  override async create(data: Result, params: CallParams = {}): Promise<Result> {
    const { authStrategies } = this.configuration
    const {
      tokenGeneration = 0,
      terminal,
      withSignIn,
      ...result
    } = await this.authenticate(data, params, ...authStrategies)
    const { user } = result as Authenticated
    refuseFarDemo(this.runtime.config, user, params)
    const account = { user, tokenGeneration: Number(tokenGeneration) }
    // The secret of a key is no token that is renewed.
    if (result['key']) return result
    const token = result['accessToken']
      ? await this.renewed(result, user, params)
      : await this.begun(result, account, params, {
          deviceKey: deviceKeyOf(data),
          terminal,
          withSignIn,
        })
    return { ...result, ...token, user: withCurrentRanks(user, this.runtime.now()) }
  }

  /** Begins a sign-in, of an account with the key by which its device is known from now on (ACC-2.9). */
  async begun(
    result: Result,
    account: Pick<Account, 'user' | 'tokenGeneration'>,
    params: CallParams,
    { deviceKey, terminal, withSignIn }: Begun,
  ): Promise<Result> {
    const { user } = account
    const isRemembered = !isKiosk(user) && !terminal
    const [{ claims, life }, key] = await inSentTransaction(this.runtime.database, (database) => {
      const runtime = { ...this.runtime, database }
      const sent = Promise.all([
        beginSignIn(runtime, account, params),
        isRemembered ? rememberCaller(runtime, user._id, { deviceKey, params }) : undefined,
        withSignIn?.(database),
      ])
      return Promise.resolve({ sent })
    })
    const token = await this.signed(result, user, { claims: { ...claims, ...terminal }, life })
    return { ...token, ...(key === undefined ? {} : { deviceKey: key }) }
  }

  /** Signs a token of a sign-in. */
  async signed(result: Result, { _id }: User, { claims, life }: IssuedSignIn): Promise<Result> {
    const options = { subject: _id, expiresIn: life }
    const accessToken = await this.createAccessToken({ ...claims }, options)
    const payload: TokenPayload = await this.verifyAccessToken(accessToken)
    return { accessToken, authentication: { ...result['authentication'], accessToken, payload } }
  }

  /** Renews a token that is not new, so that those who come again stay signed in (ACC-2.6). */
  async renewed(result: Result, user: User, params: CallParams): Promise<Result> {
    const { generation = 0, signIn, iat = 0, terminal, shop } = payloadOf(result)
    if (this.runtime.now() / 1000 - iat < renewalAge(this.runtime.config, user)) return {}
    const account = { user, tokenGeneration: generation }
    const at = terminal === undefined || shop === undefined ? {} : { terminal, shop }
    const { claims, life } = await renewSignIn(this.runtime, account, signIn, params)
    return this.signed(result, user, { claims: { ...claims, ...at }, life })
  }

  override async remove(id: string | null, params?: CallParams): Promise<Result> {
    const isAll = id === 'all'
    const result = await super.remove(isAll ? null : id, params)
    // A program that signs out ends no key: others use it too.
    if (result['key']) return result
    const { sub, signIn } = payloadOf(result)
    if (isAll) await this.endAll(sub)
    else if (signIn !== undefined) await endSignIn(this.runtime, { user: sub, _id: signIn })
    return result
  }

  async endAll(user: string): Promise<void> {
    await inTransaction(this.runtime.database, async (transaction) => {
      await transaction
        .update(users)
        .set({ tokenGeneration: sql`${users.tokenGeneration} + 1` })
        .where(eq(users._id, user))
      await endAllSignIns(transaction, user)
    })
    announceEndOfTokens(this.runtime, user)
  }
}
