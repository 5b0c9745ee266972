import { AuthenticationService } from '@feathersjs/authentication'
import type { User } from '@comanda/contract'
import { eq, sql } from 'drizzle-orm'
import { announceEndOfTokens } from '../../../authentication/end-tokens.ts'
import { withStanding } from '../../../authentication/standing.ts'
import type { TokenPayload } from '../../../authentication/token-payload.ts'
import type { App, CallParams } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { users } from '../../../tables/users.ts'

type Result = Awaited<ReturnType<AuthenticationService['create']>>

/** Age in seconds from which a token is renewed. */
const renewAfter = 86_400

/** Feathers' authentication with token generations; `remove('all')` signs out everywhere. */
export class AuthenticationCalls extends AuthenticationService {
  readonly runtime: Runtime
  constructor(app: App, runtime: Runtime) {
    super(app, 'authentication')
    this.runtime = runtime
  }

  override async getPayload(result: Result): Promise<Record<string, unknown>> {
    const { tokenGeneration } = result as { tokenGeneration?: number }
    return { generation: tokenGeneration ?? 0 }
  }

  override async create(data: Result, params?: CallParams): Promise<Result> {
    const { tokenGeneration: _, ...result } = await super.create(data, params)
    const { user } = result as { user: User }
    return {
      ...result,
      accessToken: await this.renewed(result),
      user: withStanding(user, this.runtime.now()),
    }
  }

  /** Renews tokens older than a day, so that weekly users stay signed in. */
  async renewed({ accessToken, authentication }: Result): Promise<string> {
    const { sub, generation = 0, iat = 0 } = authentication.payload as TokenPayload
    if (Date.now() / 1000 - iat < renewAfter) return accessToken
    return this.createAccessToken({ generation }, { subject: sub })
  }

  override async remove(id: string | null, params?: CallParams): Promise<Result> {
    const isAll = id === 'all'
    const result = await super.remove(isAll ? null : id, params)
    const user = (result as { user?: { _id: string } }).user?._id
    if (isAll && user !== undefined) {
      await this.runtime.database
        .update(users)
        .set({ tokenGeneration: sql`${users.tokenGeneration} + 1` })
        .where(eq(users._id, user))
      announceEndOfTokens(this.runtime, user)
    }
    return result
  }
}
