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

/** Returns the record with an id if it is stored with the same data. Throws `Conflict` if it is another one. */
const storedBefore = async (
  database: Database,
  table: RecordTable,
  sent: Fields,
  shopDirectory: ShopDirectory | undefined,
): Promise<Fields | undefined> => {
  const stored = await getRecord<Fields>(database, table, sent['_id'], {}, shopDirectory).catch(
    (error: unknown) => {
      if (error instanceof NotFound) return undefined
      throw error
    },
  )
  const isSame = ([field, value]: [string, unknown]) =>
    isDeepStrictEqual(stored?.[field] ?? null, value ?? null)
  if (stored && !Object.entries(sent).every(isSame)) throw exists()
  return stored
}

/**
 * Inserts a record, or a list of them in one statement, each with its own `_id` or a new one. A record with an `_id` of its own
 * that is stored with the same data already was sent by a call whose response was lost: it is returned (CALL-4.17). The id of
 * another shop's record is refused to callers from outside: keys are by shop, so the database would let them have it.
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
  const before =
    sent && params?.provider !== undefined
      ? await storedBefore(database, table, sent, shopDirectory)
      : undefined
  if (before) return selected(before, select) as R
  const insert = database.insert(table.table).values(values)
  const stored = await (sent ? insert.onConflictDoNothing() : insert).returning(
    selection(table, select),
  )
  const records = stored.map((row) => recordOf(row) as R)
  const [first] = records
  if (!first && sent) {
    const stored = await storedBefore(database, table, sent, shopDirectory)
    if (!stored) throw exists()
    return selected(stored, select) as R
  }
  return Array.isArray(data) || first === undefined ? records : first
}
