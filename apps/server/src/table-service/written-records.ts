import type { Condition } from '@comanda/contract'
import type { Database } from '../database/connect.ts'
import type { ShopDirectory } from '../shop-directory/shop-directory.ts'
import { notFound } from './get.ts'
import { inShop } from './in-shop.ts'
import { recordOf } from './row.ts'
import type { RecordTable } from './table.ts'

type Row = Readonly<Record<string, unknown>>

/** A call that changes or removes records. */
export interface Write {
  readonly database: Database
  readonly table: RecordTable
  readonly shopDirectory?: ShopDirectory | undefined
  /** The record, or null for all that meet the condition. */
  readonly id: unknown
  readonly where: Condition
}

/**
 * Runs the statement of a call that changes or removes records, and returns them: all of them without an id, otherwise the
 * one. Throws `NotFound` if it is missing.
 */
export const writtenRecords = async <R>(
  { database, table, shopDirectory, id, where }: Write,
  statement: (condition: Condition) => Promise<readonly Row[]>,
): Promise<R | R[]> => {
  if (id === null) return (await statement(where)).map((row) => recordOf(row) as R)
  const source = { database, shopDirectory }
  const row = await inShop(source, table, id, where, async (own) => (await statement(own))[0])
  if (!row) throw notFound(id)
  return recordOf(row) as R
}
