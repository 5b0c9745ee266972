import type { User } from '@comanda/contract'
import { normalizePhone, phoneError, phoneSpellings } from '@comanda/shop-rules/contact'
import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { recordOf } from '../table-service/row.ts'
import { users } from '../tables/users.ts'

/** An account with the fields that never leave the server. */
export interface Account {
  readonly user: User
  readonly passwordHash?: string
  readonly emailVerified: boolean
  /** Tokens of an earlier generation are no longer valid. */
  readonly tokenGeneration: number
}

/** Returns the account of a row. */
export const accountOf = (row: typeof users.$inferSelect): Account => {
  const { passwordHash, emailVerified, tokenGeneration, ...rest } = row
  return {
    user: recordOf(rest) as User,
    emailVerified,
    tokenGeneration,
    ...(passwordHash === null ? {} : { passwordHash }),
  }
}

/** Returns the account of an e-mail address, ignoring case. */
export const accountByEmail = async (
  database: Database,
  email: string,
): Promise<Account | undefined> => {
  const [row] = await database
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .limit(1)
  return row && accountOf(row)
}

/** How many accounts with the same phone number may sign in by it. */
export const accountsPerPhone = 2

/** A phone number without separators, as in the index. */
export const plainPhone = sql`regexp_replace(${users.phone}, '[^0-9+]', '', 'g')`

/** Returns the oldest accounts of a phone number, the given spelling first: a family may share one. */
export const accountsByPhone = async (database: Database, phone: string): Promise<Account[]> => {
  if (phoneError(phone) !== undefined) return []
  const spellings = phoneSpellings(phone)
  const rows = await database
    .select()
    .from(users)
    .where(inArray(plainPhone, spellings))
    .orderBy(desc(eq(plainPhone, normalizePhone(phone))), asc(users.createTime), asc(users._id))
    .limit(accountsPerPhone)
  return rows.map(accountOf)
}

export const accountById = async (database: Database, id: string): Promise<Account | undefined> => {
  const [row] = await database.select().from(users).where(eq(users._id, id)).limit(1)
  return row && accountOf(row)
}
