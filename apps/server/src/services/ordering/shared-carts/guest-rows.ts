import type { TableGuest } from '@comanda/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { type TableGuestRow, tableGuests } from '../../../tables/table-guests.ts'

/** Which session of which shop. */
export interface OfSession {
  readonly shop: string
  readonly session: string
}

/** Returns the guests of a table, those who came first at the beginning. */
export const guestsOfTable = (
  database: Database,
  { shop, session }: OfSession,
): Promise<TableGuestRow[]> =>
  database
    .select()
    .from(tableGuests)
    .where(and(eq(tableGuests.shop, shop), eq(tableGuests.session, session)))
    .orderBy(asc(tableGuests.joinTime), asc(tableGuests._id))

/** Changes a guest, as their next version. */
export const changeGuest = async (
  transaction: Database,
  { shop, _id, version }: TableGuestRow,
  change: Partial<TableGuestRow>,
): Promise<TableGuestRow> => {
  const [row] = await transaction
    .update(tableGuests)
    .set({ ...change, version: version + 1 })
    .where(and(eq(tableGuests.shop, shop), eq(tableGuests._id, _id)))
    .returning()
  if (!row) throw new Error('a guest was changed and is not there')
  return row
}

type OfTable = Pick<SessionRow, 'tableName'>

/** Returns a guest as their phone sees them: at which table they are, but not in which session. */
export const ownGuest = (
  { keyHash: _keyHash, session: _session, ...row }: TableGuestRow,
  { tableName }: OfTable,
): TableGuest => ({ ...withoutNulls(row), ...(tableName === null ? {} : { table: tableName }) })

/** Returns a guest as the others at the table and staff see them. */
export const tableGuest = (row: TableGuestRow, table: OfTable): TableGuest => ({
  ...ownGuest(row, table),
  session: row.session,
})
