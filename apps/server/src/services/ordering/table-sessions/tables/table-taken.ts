import type { Database } from '../../../../database/connect.ts'
import { isTaken } from '../../../../database/is-taken.ts'
import { type Refusal, refused } from '../../../../errors/refusal.ts'
import type { SessionRow } from '../../../../tables/table-sessions.ts'
import { partyAtLocked } from '../../../reservations/reservations/queries/guests-at-tables.ts'

export const noSuchTable: Refusal = {
  kind: 'BadRequest',
  code: 'dataInvalid',
  message: 'There is no such table.',
  field: 'tables',
}

export const tableTaken: Refusal = {
  kind: 'Conflict',
  code: 'tableTaken',
  message: 'There are other guests at this table.',
  field: 'to',
}

/** Of a table that is reserved for others while those who are to be seated would stay (RES-7.5). */
export const tableKept: Refusal = {
  kind: 'Conflict',
  code: 'tableTaken',
  message: 'This table is reserved for other guests.',
  field: 'table',
}

/** Locks a table for a session that takes it; throws a refusal if guests sit there who have several tables (RES-7.7). */
export const takeTable = async (
  transaction: Database,
  { shop, _id, tableItem: table }: Pick<SessionRow, 'shop' | '_id' | 'tableItem'>,
  now: Date,
): Promise<void> => {
  if (table === null) return
  const party = await partyAtLocked(transaction, { shop, table, now })
  if (party !== undefined && party !== _id) throw refused(tableTaken)
}

/** Waits for a change that takes a table; throws a refusal if another session has taken it at the same moment. */
export const takingTable = async <R>(change: Promise<R>): Promise<R> => {
  try {
    return await change
  } catch (error) {
    throw isTaken(error, 'table_item') ? refused(tableTaken) : error
  }
}
