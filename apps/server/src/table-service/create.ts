import { isDeepStrictEqual } from 'node:util'
import { Conflict, NotFound } from '@feathersjs/errors'
import { selected } from '../records/selected.ts'
import type { CallParams } from '../runtime/app.ts'
import type { Database } from '../database/connect.ts'
import type { Fields } from '../records/fields.ts'
import type { ShopDirectory } from '../shop-directory/shop-directory.ts'
import { getRecord } from './get.ts'
import { queryOf } from './read.ts'
import { recordOf, rowOf, selection } from './row.ts'
import type { RecordTable } from './table.ts'

/** Returns the id of a new record. */
export type NewId = (record: Fields, database: Database) => string | Promise<string>

const exists = () => new Conflict('Such a record exists already', { code: 'conflict' })

/** Returns the record that an earlier call with the same data has stored. Throws `Conflict` if there is none, or another one. */
const storedBefore = async (
  database: Database,
  table: RecordTable,
  sent: Fields,
  shopDirectory: ShopDirectory | undefined,
): Promise<Fields> => {
  const stored = await getRecord<Fields>(database, table, sent['_id'], {}, shopDirectory).catch(
    (error: unknown) => {
      throw error instanceof NotFound ? exists() : error
    },
  )
  const isSame = ([field, value]: [string, unknown]) =>
    isDeepStrictEqual(stored[field] ?? null, value ?? null)
  if (!Object.entries(sent).every(isSame)) throw exists()
  return stored
}

/**
 * Inserts a record, or a list of them in one statement, each with its own `_id` or a new one. A record with an `_id` of its own
 * that is stored with the same data already was sent by a call whose response was lost: it is returned (CALL-4.17).
 */
export const createRecord = async <R>(
  database: Database,
  table: RecordTable,
  data: unknown,
  params: CallParams | undefined,
  { newId, shopDirectory }: { readonly newId: NewId; readonly shopDirectory?: ShopDirectory },
): Promise<R | R[]> => {
  const { select } = queryOf(table, params)
  const list: readonly unknown[] = Array.isArray(data) ? data : [data]
  if (list.length === 0) return []
  const rows = list.map((one) => rowOf(table, one))
  const values: Record<string, unknown>[] = []
  for (const row of rows)
    values.push(row['_id'] === undefined ? { ...row, _id: await newId(row, database) } : row)
  const [sent] = Array.isArray(data) || rows[0]?.['_id'] === undefined ? [] : rows
  const insert = database.insert(table.table).values(values)
  const stored = await (sent ? insert.onConflictDoNothing() : insert).returning(
    selection(table, select),
  )
  const records = stored.map((row) => recordOf(row) as R)
  const [first] = records
  if (!first && sent)
    return selected(await storedBefore(database, table, sent, shopDirectory), select) as R
  return Array.isArray(data) || first === undefined ? records : first
}
