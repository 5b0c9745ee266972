import { inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { type GuestRow, guests } from '../../../tables/guests.ts'
import { guestById } from './guest-rows.ts'

/** A person: the file that staff see, and those that were merged into it, however deep. */
export interface WholeGuest {
  readonly root: GuestRow
  /** The root first, then the others, the earliest merged first. */
  readonly rows: readonly GuestRow[]
}

/** Files are merged by hand: nobody has more within each other. */
const deepest = 50

/** Returns the file that the row is a part of. */
const rootOf = async (database: Database, row: GuestRow): Promise<GuestRow> => {
  let root = row
  for (let depth = 0; root.into !== null && depth < deepest; depth += 1) {
    const above = await guestById(database, root.into)
    if (!above) return root
    root = above
  }
  return root
}

/** Returns each of the files with all that was merged into it; they are roots. */
export const withMerged = async (
  database: Database,
  roots: readonly GuestRow[],
): Promise<WholeGuest[]> => {
  const parts = new Map(roots.map((root) => [root._id, [root]]))
  const rootOfPart = new Map(roots.map(({ _id }) => [_id, _id]))
  let above = roots.map(({ _id }) => _id)
  for (let depth = 0; above.length > 0 && depth < deepest; depth += 1) {
    const below = await database
      .select()
      .from(guests)
      .where(inArray(guests.into, above))
      .orderBy(guests.mergedTime, guests._id)
    for (const row of below) {
      const root = rootOfPart.get(row.into ?? '')
      if (root === undefined || rootOfPart.has(row._id)) continue
      rootOfPart.set(row._id, root)
      parts.get(root)?.push(row)
    }
    above = below.map(({ _id }) => _id)
  }
  return roots.map((root) => ({ root, rows: parts.get(root._id) ?? [root] }))
}

/** Returns the whole of a person of whom a file is a part. */
export const wholeGuest = async (database: Database, row: GuestRow): Promise<WholeGuest> => {
  const root = await rootOf(database, row)
  const [whole] = await withMerged(database, [root])
  return whole ?? { root, rows: [root] }
}

/** Returns the persons of whom each of the files is a part, in the order of the files. */
export const wholeGuests = async (
  database: Database,
  rows: readonly (GuestRow | undefined)[],
): Promise<(WholeGuest | undefined)[]> => {
  const roots = new Map<string, GuestRow>()
  const above = new Map<string, string>()
  for (const row of rows) {
    if (!row || above.has(row._id)) continue
    const root = row.into === null ? row : await rootOf(database, row)
    roots.set(root._id, root)
    above.set(row._id, root._id)
  }
  const found = await withMerged(database, [...roots.values()])
  const wholes = new Map(found.map((whole) => [whole.root._id, whole]))
  return rows.map((row) => row && wholes.get(above.get(row._id) ?? ''))
}
