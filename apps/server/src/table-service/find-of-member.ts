import type { Condition, Page } from '@comanda/contract'
import { groupBy } from '../records/group-by.ts'
import type { CallParams } from '../runtime/app.ts'
import type { Database } from '../database/connect.ts'
import { findRecords } from './find.ts'
import { namedMember } from './named-member.ts'
import { queryOf } from './read.ts'
import type { RecordTable } from './table.ts'

interface InShop {
  readonly _id: string
  readonly shop: string
}

/** Returns whether the table has every field that the condition names, in whatever clause. */
const hasFields = (table: RecordTable, condition: Condition): boolean =>
  'of' in condition
    ? condition.of.every((one) => hasFields(table, one))
    : table.columns[condition.field] !== undefined

/** Returns whether a query names one member and only fields that the member's table has: it finds the records then. */
export const namesMember = (members: RecordTable, params: CallParams): boolean => {
  const { where } = queryOf(members, params)
  return namedMember(where) !== undefined && hasFields(members, where)
}

/**
 * Returns records of a member that are stored by shop: the member's table, which has the columns of filters and sorts,
 * tells which and in which order; then `read` returns those of each shop. In sequence, since a transaction has one
 * connection.
 */
export const findOfMember = async <R extends { readonly _id: string }>(
  database: Database,
  members: RecordTable,
  params: CallParams,
  read: (shop: string, ids: readonly string[]) => Promise<readonly R[]>,
): Promise<Page<R> | R[]> => {
  const { $select: _select, ...query } = params.query ?? {}
  const found = await findRecords<InShop>(database, members, { ...params, query })
  const list = Array.isArray(found) ? found : found.data
  const records = new Map<string, R>()
  for (const [shop, of] of groupBy(list, (one) => one.shop)) {
    const ids = of.map(({ _id }) => _id)
    for (const record of await read(shop, ids)) records.set(record._id, record)
  }
  const data = list.flatMap(({ _id }) => records.get(_id) ?? [])
  return Array.isArray(found) ? data : { ...found, data }
}
