import type { PatchOf } from '@comanda/contract'
import { normaliseError } from '../../errors/normalise-error.ts'
import { mergedList } from './merged-list.ts'

/** How often lists are merged with what others have stored in the meantime. */
const MOST_TRIES = 3

type Row = Readonly<Record<string, unknown>>

/** The calls of a service whose records forms change. `data` is a patch, with `expected`. */
interface ChangedRecords<R> {
  get(id: string): Promise<R>
  patch(id: string, data: PatchOf<R>): Promise<R>
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Returns the fields that are sent whole and hold entries of their own. */
const listFields = (record: Row, changes: Row): readonly string[] =>
  Object.keys(changes).filter(
    (field) => Array.isArray(record[field]) || Array.isArray(changes[field]),
  )

const expectedOf = (record: Row, changes: Row): Row =>
  Object.fromEntries(listFields(record, changes).map((field) => [field, record[field] ?? null]))

const mergedChanges = (before: Row, changes: Row, now: Row): Row | undefined => {
  const merged = listFields(before, changes).map((field) => {
    const list = mergedList(listOf(before[field]), listOf(changes[field]), listOf(now[field]))
    return [field, list?.length === 0 ? changes[field] && list : list] as const
  })
  if (merged.some(([, list]) => list === undefined)) return undefined
  return { ...changes, ...Object.fromEntries(merged) }
}

/**
 * Changes a record and returns it as it is stored. `before` is what the form began with: if somebody else has changed a list of it since,
 * the changes of both are stored, as `arranged` has them; if both have changed the same entry, none, and it fails as `recordChanged`
 * (STAFF-10.20).
 */
export const changeRecord = async <R extends { readonly _id: string }>(
  records: ChangedRecords<R>,
  before: R,
  changes: PatchOf<R>,
  arranged: (merged: PatchOf<R>) => PatchOf<R> = (merged) => merged,
): Promise<R> => {
  const first = before as Row
  let seen = first
  let sent = changes as Row
  for (let tries = 1; ; tries++)
    try {
      const expected = expectedOf(seen, sent)
      const data = Object.keys(expected).length > 0 ? { ...sent, expected } : sent
      return await records.patch(before._id, data as PatchOf<R>)
    } catch (failure) {
      const isChanged = normaliseError(failure).code === 'recordChanged'
      if (!isChanged || tries === MOST_TRIES) throw failure
      const now = (await records.get(before._id)) as Row
      const merged = mergedChanges(first, changes, now)
      if (!merged) throw failure
      ;[seen, sent] = [now, arranged(merged as PatchOf<R>)]
    }
}
