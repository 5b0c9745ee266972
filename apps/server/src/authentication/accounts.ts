import type { User } from '@comanda/contract'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { recordOf } from '../database/table-service/row.ts'
import { users } from '../services/users/table.ts'

export interface Account {
  readonly user: User
  readonly passwordHash?: string
}

const accountOf = (row: typeof users.$inferSelect | undefined): Account | undefined => {
  if (!row) return undefined
  const { passwordHash, ...rest } = row
  return { user: recordOf(rest) as User, ...(passwordHash === null ? {} : { passwordHash }) }
}

/** The account of an e-mail address, in whatever case it is written. */
export const accountByEmail = async (
  database: Database,
  email: string,
): Promise<Account | undefined> => {
  const rows = await database
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .limit(1)
  return accountOf(rows[0])
}

export const userById = async (database: Database, id: string): Promise<User | undefined> => {
  const rows = await database.select().from(users).where(eq(users._id, id)).limit(1)
  return accountOf(rows[0])?.user
}

/** How long an account is remembered between its calls, in ms; a change of it is heard earlier. */
const rememberFor = 10_000

/** Accounts by id, remembered for a moment: a token comes with every call. */
export class AccountMemory {
  readonly #known = new Map<string, { readonly user: User; readonly until: number }>()
  readonly #database: Database
  constructor(database: Database) {
    this.#database = database
  }

  async find(id: string): Promise<User | undefined> {
    const known = this.#known.get(id)
    if (known && known.until > Date.now()) return known.user
    const user = await userById(this.#database, id)
    if (this.#known.size > 10_000) this.#known.clear()
    if (user) this.#known.set(id, { user, until: Date.now() + rememberFor })
    else this.#known.delete(id)
    return user
  }

  forget(id: string): void {
    this.#known.delete(id)
  }
}
