import type { SetupNeeded } from '@comanda/contract'
import { and, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { demoAccounts } from '../../../seed/demo-accounts.ts'
import { setups } from '../../../tables/setups.ts'
import { users } from '../../../tables/users.ts'

const owns = sql`${users.staff} @> '[{"role":"owner"}]'::jsonb`

/** Returns true if an account that is not the demo's owns the restaurant. */
export const hasRealOwner = async (database: Database): Promise<boolean> => {
  const [owner] = await database
    .select({ _id: users._id })
    .from(users)
    .where(and(owns, notInArray(users._id, [...demoAccounts])))
    .limit(1)
  return owner !== undefined
}

/** Returns what this server needs before it is a restaurant's own (SETUP-1.1). */
export const setupNeeded = async (database: Database): Promise<SetupNeeded> => {
  const [begun] = await database.select({ _id: setups._id }).from(setups).limit(1)
  if (begun || (await hasRealOwner(database))) return 'nothing'
  const [demoAccount] = await database
    .select({ _id: users._id })
    .from(users)
    .where(and(inArray(users._id, [...demoAccounts]), isNotNull(users.passwordHash)))
    .limit(1)
  return demoAccount ? 'demo' : 'owner'
}
