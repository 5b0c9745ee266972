import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { tableCodes } from '../../../tables/table-codes.ts'

interface FixedCode {
  readonly shop: string
  readonly table: string
  readonly code: string
}

/** Gives a table its fixed code. */
export const addFixedCode = async (
  transaction: Database,
  { shop, table, code }: FixedCode,
): Promise<void> => {
  await transaction
    .insert(tableCodes)
    .values({ _id: code, shop, table, kind: 'fixed', validFrom: sql`now()` })
}
