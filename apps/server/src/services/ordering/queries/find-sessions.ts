import {
  always,
  both,
  fieldIn,
  type Page,
  queryFields,
  services,
  type TableSession,
} from '@comanda/contract'
import { and, asc, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { WithShopDirectory } from '../../../shop-directory/in-shop-of-session.ts'
import { perShop } from '../../../shop-directory/per-shop.ts'
import { shopLookUp } from '../../../shop-directory/shop-look-up.ts'
import { fieldValues } from '../../../table-service/field-values.ts'
import { queryOf } from '../../../table-service/read.ts'
import { findRecords } from '../../../table-service/find.ts'
import { namesMember } from '../../../table-service/find-of-member.ts'
import type { RecordTable } from '../../../table-service/table.ts'
import { withShopsOfIds } from '../../../table-service/with-shops-of-ids.ts'
import { isKeyList } from '../../../policies/table-sessions.ts'
import type { CallParams } from '../../../runtime/app.ts'
import { selected } from '../../../records/selected.ts'
import { orders } from '../../../tables/orders.ts'
import { paymentAttempts } from '../../../tables/payment-attempts.ts'
import { sessionLines } from '../../../tables/session-lines.ts'
import { sessionPayments } from '../../../tables/session-payments.ts'
import { sessionRecord, withRestoreKey } from '../records/session-record.ts'
import { sessionFor } from '../records/session-for.ts'
import { ofMembers, sessionsOfMember } from './sessions-of-member.ts'
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
  shopLookUp: shopLookUp(tableSessions),
  paginate: true,
}

const partsOf = async (database: Database, rows: readonly SessionRow[]) => ({
  lines: await perShop(rows, (shops, ids) =>
    database
      .select()
      .from(sessionLines)
      .where(and(inArray(sessionLines.shop, shops), inArray(sessionLines.session, ids)))
      .orderBy(asc(sessionLines.position)),
  ),
  placed: await perShop(rows, (shops, ids) =>
    database
      .select()
      .from(orders)
      .where(and(inArray(orders.shop, shops), inArray(orders.session, ids)))
      .orderBy(asc(orders.seq)),
  ),
  paid: await perShop(rows, (shops, ids) =>
    database
      .select()
      .from(sessionPayments)
      .where(and(inArray(sessionPayments.shop, shops), inArray(sessionPayments.session, ids)))
      .orderBy(asc(sessionPayments.time), asc(sessionPayments._id)),
  ),
  tried: await perShop(rows, (shops, ids) =>
    database
      .select()
      .from(paymentAttempts)
      .where(and(inArray(paymentAttempts.shop, shops), inArray(paymentAttempts.session, ids)))
      .orderBy(asc(paymentAttempts.createTime), asc(paymentAttempts._id)),
  ),
})

const keyShops = shopLookUp(tableSessions, tableSessions.restoreKey)

/** Returns the params, with the shops of the restore keys or ids that the query names in their scope. */
const withShops = async (
  { reads, shopDirectory }: WithShopDirectory,
  params: CallParams,
): Promise<CallParams> => {
  const keys = fieldValues(queryOf(table, params).where, 'restoreKeys')
  if (!keys) return withShopsOfIds({ database: reads, shopDirectory }, table, params)
  const names = [...keys].map(String)
  const shops = await shopDirectory.shopsOf(reads, keyShops, names)
  const scope = both(params.scope ?? always, fieldIn('shop', [...new Set(shops.values())]))
  return { ...params, scope }
}

/** Returns the rows of a query; those of one member, if it names no restore keys, by the member's table. */
const rowsOf = (database: Database, params: CallParams) =>
  namesMember(ofMembers, params)
    ? sessionsOfMember(database, params)
    : findRecords<Partial<SessionRow>>(database, table, params)

/**
 * Returns sessions with their lines and orders, a page or a list, within the caller's reach, each with the sections that
 * `sectionsOf` returns for it. Those that are found by their restore keys have them.
 */
export const findSessions = async (
  within: WithShopDirectory,
  params: CallParams,
  sectionsOf: (row: SessionRow) => Promise<string[]>,
): Promise<Page<TableSession> | TableSession[]> => {
  const { reads } = within
  const { $select: select, ...query } = params.query ?? {}
  const scoped = await withShops(within, { ...params, query })
  const found = await rowsOf(reads, scoped)
  const list = Array.isArray(found) ? found : found.data
  const rows = list.map((row) => ({ ...nulls, ...row }) as SessionRow)
  const { lines, placed, paid, tried } = await partsOf(reads, rows)
  const hasKeys = isKeyList(query['restoreKeys'])
  const recordOf = async (row: SessionRow): Promise<TableSession> => {
    const state = {
      row,
      lines: lines.filter((line) => line.session === row._id),
      orders: placed.filter((one) => one.session === row._id),
      payments: paid.filter((one) => one.session === row._id),
      attempts: tried.filter((one) => one.session === row._id),
    }
    const record = sessionRecord(state, await sectionsOf(row))
    const shown = sessionFor(record, row, params.user)
    return hasKeys ? withRestoreKey(shown, row) : shown
  }
  const records = await Promise.all(rows.map(recordOf))
  const data = records.map((record) => selected(record, select))
  return Array.isArray(found) ? data : { ...found, data }
}
