import type { SetupNeeded } from '@comanda/contract'
import { and, inArray, isNotNull, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { demoAccounts } from '../../../policies/demo-accounts.ts'
import { setups } from '../../../tables/setups.ts'
import { users } from '../../../tables/users.ts'

const owns = sql`${users.staff} @> '[{"role":"owner"}]'::jsonb`

/**
 * Returns true while an account of the demo has its password or roles. Only the first owner's setup ends them, and the demo's
 * owner cannot be removed before: anyone else who owns the restaurant then was made by the demo (SETUP-1.3).
 */
export const isDemo = async (database: Database): Promise<boolean> => {
  const isAlive = or(isNotNull(users.passwordHash), isNotNull(users.staff))
  const [account] = await database
    .select({ _id: users._id })
    .from(users)
    .where(and(inArray(users._id, [...demoAccounts]), isAlive))
    .limit(1)
  return account !== undefined
}

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
  if (await isDemo(database)) return 'demo'
  const [begun] = await database.select({ _id: setups._id }).from(setups).limit(1)
  return begun || (await hasRealOwner(database)) ? 'nothing' : 'owner'
}
