import { AuthenticationService } from '@feathersjs/authentication'
import type { User } from '@comanda/contract'
import { eq, sql } from 'drizzle-orm'
import { announceEndOfTokens } from '../../authentication/end-tokens.ts'
import { withStanding } from '../../authentication/standing.ts'
import type { App, CallParams } from '../../declarations.ts'
import type { Runtime } from '../../runtime.ts'
import { users } from '../users/table.ts'

type Result = Awaited<ReturnType<AuthenticationService['create']>>

/** Feathers' sign-in, whose tokens say of which generation they are; `remove('all')` signs out everywhere. */
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
    return { ...result, user: withStanding(user, this.runtime.now()) }
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
