import { services } from '@comanda/contract'
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

/** Keeps the hash of a password in its place, and e-mail addresses in lower case. */
const keepPasswordSafe = async (context: CallContext, next: NextCall): Promise<void> => {
  const { password, ...rest } = context.data as Credentials
  context.data = {
    ...rest,
    ...(typeof rest.email === 'string' ? { email: rest.email.toLowerCase() } : {}),
    ...(password === undefined ? {} : { passwordHash: await hashPassword(password) }),
  }
  await next()
}

/** Accounts of members and staff. */
export const users = (app: App, { database }: Runtime): void => {
  const records = recordTable(services.users, table)
  const service = new TableService({
    database,
    table: records,
    newId: newRecordId,
  })
  app.use('users', service as unknown as WireService, { methods: [...services.users.methods] })
  app.service('users').hooks({ around: { create: [keepPasswordSafe], patch: [keepPasswordSafe] } })
}
