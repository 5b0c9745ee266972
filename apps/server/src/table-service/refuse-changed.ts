import type { Condition } from '@comanda/contract'
import type { Database } from '../database/connect.ts'
import { refused } from '../errors/refusal.ts'
import { canonicalJson } from '../records/canonical-json.ts'
import type { Fields } from '../records/fields.ts'
import { selection } from './row.ts'
import type { RecordTable } from './table.ts'
import { whereOf } from './where.ts'

/** Locks the records of a condition. Throws `recordChanged` if a field has another value than the caller has read (STAFF-10.20). */
export const refuseChanged = async (
  transaction: Database,
  table: RecordTable,
  condition: Condition,
  expected: Fields,
): Promise<void> => {
  const rows = await transaction
    .select(selection(table, Object.keys(expected)))
    .from(table.table)
    .where(whereOf(table.columns, condition))
    .for('update')
  const changed = Object.keys(expected).filter((field) =>
    rows.some(
      (row: Fields) => canonicalJson(row[field] ?? null) !== canonicalJson(expected[field] ?? null),
    ),
  )
  if (changed.length > 0)
    throw refused({
      kind: 'Conflict',
      code: 'recordChanged',
      message: 'Somebody else has changed this meanwhile.',
      field: `expected.${changed[0]}`,
      detail: { fields: changed },
    })
}
