import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { tableCodes } from '../../../tables/table-codes.ts'

interface FixedCode {
  readonly shop: string
  readonly table: string
  readonly code: string
}

const insertion = (transaction: Database, { shop, table, code }: FixedCode) =>
  transaction
    .insert(tableCodes)
    .values({ _id: code, shop, table, kind: 'fixed', validFrom: sql`now()` })

/** Gives a table its fixed code. */
export const addFixedCode = async (transaction: Database, added: FixedCode): Promise<void> => {
  await insertion(transaction, added)
}

/** Gives a new table its first fixed code; one that an earlier call has stored keeps what it has (CALL-4.17). */
export const addFirstCode = async (transaction: Database, added: FixedCode): Promise<void> => {
  await insertion(transaction, added).onConflictDoNothing()
}
