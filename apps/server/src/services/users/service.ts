import { services } from '@comanda/contract'
import { sql } from 'drizzle-orm'
import { announceEndOfTokens } from '../../authentication/end-tokens.ts'
import { hashPassword } from '../../authentication/password.ts'
import { recordTable } from '../../database/table-service/table.ts'
import { TableService } from '../../database/table-service/table-service.ts'
import type { App, CallContext, NextCall, WireService } from '../../declarations.ts'
import { newRecordId } from '../../identifiers/new-id.ts'
import type { Runtime } from '../../runtime.ts'
import { users as table } from './table.ts'

interface Credentials {
  password?: string
  email?: string | null
}

/** Keeps the hash of a password in its place, and e-mail addresses in lower case. A new password ends all tokens. */
const keepPasswordSafe =
  (runtime: Runtime) =>
  async (context: CallContext, next: NextCall): Promise<void> => {
    const { password, ...rest } = context.data as Credentials
    const isNew = context.method === 'patch' && password !== undefined
    context.data = {
      ...rest,
      ...(typeof rest.email === 'string' ? { email: rest.email.toLowerCase() } : {}),
      ...(rest.email === undefined ? {} : { emailVerified: false }),
      ...(password === undefined ? {} : { passwordHash: await hashPassword(password) }),
      ...(isNew ? { tokenGeneration: sql`${table.tokenGeneration} + 1` } : {}),
    }
    await next()
    if (isNew) announceEndOfTokens(runtime, String(context.id))
  }

/** Accounts of members and staff. */
export const users = (app: App, runtime: Runtime): void => {
  const records = recordTable(services.users, table)
  const service = new TableService({
    database: runtime.database,
    table: records,
    newId: newRecordId,
  })
  const hook = keepPasswordSafe(runtime)
  app.use('users', service as unknown as WireService, { methods: [...services.users.methods] })
  app.service('users').hooks({ around: { create: [hook], patch: [hook] } })
}
