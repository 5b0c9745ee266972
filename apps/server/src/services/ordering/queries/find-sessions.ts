import { type Page, queryFields, services, type TableSession } from '@comanda/contract'
import { and, asc, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { findRecords } from '../../../table-service/find.ts'
import type { RecordTable } from '../../../table-service/table.ts'
import { isKeyList } from '../../../policies/table-sessions.ts'
import type { CallParams } from '../../../runtime/app.ts'
import { selected } from '../../../records/selected.ts'
import { orders } from '../../../tables/orders.ts'
import { sessionLines } from '../../../tables/session-lines.ts'
import { sessionPayments } from '../../../tables/session-payments.ts'
import { sessionRecord, withRestoreKey } from '../records/session-record.ts'
import { withPricedWith } from '../records/with-priced-with.ts'
import { type SessionRow, tableSessions } from '../../../tables/table-sessions.ts'

const columns = getTableColumns(tableSessions)

/** The fields that a row without values lacks as it is found. */
const nulls = Object.fromEntries(Object.keys(columns).map((field) => [field, null]))

/** Columns of sessions in the query language; `restoreKeys` finds the sessions of these keys. */
const table: RecordTable = {
  table: tableSessions,
  columns: { ...columns, restoreKeys: tableSessions.restoreKey },
  id: tableSessions._id,
  fields: Object.keys(columns),
  query: queryFields(services.tableSessions),
  paginate: true,
}

const partsOf = async (database: Database, rows: readonly SessionRow[]) => {
  if (rows.length === 0) return { lines: [], placed: [], paid: [] }
  const shops = [...new Set(rows.map((row) => row.shop))]
  const ids = rows.map((row) => row._id)
  const lines = await database
    .select()
    .from(sessionLines)
    .where(and(inArray(sessionLines.shop, shops), inArray(sessionLines.session, ids)))
    .orderBy(asc(sessionLines.position))
  const placed = await database
    .select()
    .from(orders)
    .where(and(inArray(orders.shop, shops), inArray(orders.session, ids)))
    .orderBy(asc(orders.seq))
  const paid = await database
    .select()
    .from(sessionPayments)
    .where(and(inArray(sessionPayments.shop, shops), inArray(sessionPayments.session, ids)))
    .orderBy(asc(sessionPayments.time), asc(sessionPayments._id))
  return { lines, placed, paid }
}

/**
 * Returns sessions with their lines and orders, a page or a list, within the caller's reach, each with the sections that
 * `sectionsOf` returns for it. Those that are found by their restore keys have them.
 */
export const findSessions = async (
  database: Database,
  params: CallParams,
  sectionsOf: (row: SessionRow) => Promise<string[]>,
): Promise<Page<TableSession> | TableSession[]> => {
  const { $select: select, ...query } = params.query ?? {}
  const found = await findRecords<Partial<SessionRow>>(database, table, { ...params, query })
  const list = Array.isArray(found) ? found : found.data
  const rows = list.map((row) => ({ ...nulls, ...row }) as SessionRow)
  const { lines, placed, paid } = await partsOf(database, rows)
  const hasKeys = isKeyList(query['restoreKeys'])
  const recordOf = async (row: SessionRow): Promise<TableSession> => {
    const state = {
      row,
      lines: lines.filter((line) => line.session === row._id),
      orders: placed.filter((one) => one.session === row._id),
      payments: paid.filter((one) => one.session === row._id),
    }
    const record = sessionRecord(state, await sectionsOf(row))
    const shown = withPricedWith(record, row, params.user)
    return hasKeys ? withRestoreKey(shown, row) : shown
  }
  const records = await Promise.all(rows.map(recordOf))
  const data = records.map((record) => selected(record, select))
  return Array.isArray(found) ? data : { ...found, data }
}
