import { users, type ExportResult } from '@comanda/contract'
import { countAttempt } from '../../../../authentication/rate-limit.ts'
import { callerOf } from '../../../../authentication/caller-of.ts'
import { serveCall } from '../../../../calls/serve-call.ts'
import { signedIn } from '../../../../policies/members.ts'
import { accountById } from '../../../../authentication/accounts.ts'
import type { Database } from '../../../../database/connect.ts'
import { type PersonalRecords, personalRecords } from './personal-records.ts'

/** Pictures are bytes in the database; in an export they are base64 text. */
const plain = (value: unknown): unknown =>
  Buffer.isBuffer(value) ? value.toString('base64') : value

const shown = (row: Readonly<Record<string, unknown>>, hidden: readonly string[]) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([field, value]) =>
      value === null || hidden.includes(field) ? [] : [[field, plain(value)]],
    ),
  )

const rowsOf = async (
  database: Database,
  { table, of, hidden = [] }: PersonalRecords,
  user: string,
): Promise<object[]> => {
  const rows: object[] = []
  for (const condition of await of(database, user)) {
    const found = await database.select().from(table).where(condition)
    rows.push(...found.map((row) => shown(row, hidden)))
  }
  return rows
}

/** Returns all stored data of an account, by record, without its password and the keys of sessions. */
const exportAccount = async (database: Database, user: string): Promise<ExportResult> => {
  const account = await accountById(database, user)
  const lists: [string, object[]][] = []
  for (const records of personalRecords)
    if (records.name !== undefined)
      lists.push([records.name, await rowsOf(database, records, user)])
  return {
    user: { ...account?.user, emailVerified: account?.emailVerified },
    ...Object.fromEntries(lists),
  }
}

/** `create users/export`: returns all stored data of the caller. */
export const exportOwnData = serveCall(
  users.calls.export,
  signedIn,
  async (_, { runtime: { database, now }, params }) => {
    const { _id } = callerOf(params)
    await countAttempt(database, [{ name: `export ${_id}`, most: 20 }], now())
    return exportAccount(database, _id)
  },
)
