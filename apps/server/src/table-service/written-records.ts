import { notFound } from './get.ts'
import { recordOf } from './row.ts'

/**
 * Returns the result of a call that changed or removed these rows: all of them without an id, otherwise the one. Throws
 * `NotFound` if it is missing.
 */
export const writtenRecords = <R>(
  rows: readonly Readonly<Record<string, unknown>>[],
  id: unknown,
): R | R[] => {
  const records = rows.map((row) => recordOf(row) as R)
  if (id === null) return records
  const [record] = records
  if (!record) throw notFound(id)
  return record
}
