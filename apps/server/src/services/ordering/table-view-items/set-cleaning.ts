import type { TableSession } from '@comanda/contract'
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { activeStatuses } from '../queries/active-statuses.ts'
import { recordOf } from '../../../table-service/row.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { tableViewItems } from '../../../tables/table-view-items.ts'

type Cleaning = Pick<Runtime, 'database' | 'bus' | 'log'>

/** Whether no guests sit at the table: the other bill of one that was split, or the next guests. */
const isEmpty = sql`not exists (select 1 from ${tableSessions}
  where ${tableSessions.shop} = ${tableViewItems.shop} and ${tableSessions.tableItem} = ${tableViewItems._id}
    and ${inArray(tableSessions.status, [...activeStatuses])})`

/** How guests leave a table: clean, to be cleaned, or paid, when they may still sit there. */
export type TableMark = 'clean' | 'toClean' | { readonly paidTime: string }

const { needsCleaning, paidTime } = tableViewItems
const marks = {
  clean: {
    set: { needsCleaning: null, paidTime: null },
    where: or(isNotNull(needsCleaning), isNotNull(paidTime)),
  },
  toClean: {
    set: { needsCleaning: true, paidTime: null },
    where: and(isNull(needsCleaning), isEmpty),
  },
} as const

/** What has been said of a table since stays. */
const isUnmarked = and(isNull(needsCleaning), isNull(paidTime), isEmpty)

type TableRow = typeof tableViewItems.$inferSelect

interface TableKey {
  readonly shop: string
  readonly table: string
}

/** Marks a table, once nobody sits there with an open bill. Returns it if that changes it. */
export const markTable = async (
  database: Database,
  { shop, table }: TableKey,
  mark: TableMark,
): Promise<TableRow | undefined> => {
  const { set, where } = typeof mark === 'string' ? marks[mark] : { set: mark, where: isUnmarked }
  const [row] = await database
    .update(tableViewItems)
    .set(set)
    .where(and(eq(tableViewItems.shop, shop), eq(tableViewItems._id, table), where))
    .returning()
    .execute()
  return row
}

export const announceTable = (bus: Cleaning['bus'], row: TableRow | undefined): void => {
  if (row) bus.publish({ path: 'tableViewItems', event: 'patched', data: recordOf(row) })
}

/** Marks a table, and announces it if that changes it. */
export const setCleaning = async (
  { database, bus }: Cleaning,
  table: TableKey,
  mark: TableMark,
): Promise<void> => {
  announceTable(bus, await markTable(database, table, mark))
}

/** Does the same after a transaction, without delaying its call: if it fails, staff see the table as it was. */
export const setCleaningLater = (cleaning: Cleaning, table: TableKey, mark: TableMark): void => {
  setCleaning(cleaning, table, mark).catch((error: unknown) =>
    cleaning.log.warn({ err: error }, 'a table could not be marked'),
  )
}

/** Marks a table of a session that has ended: somebody has eaten there, and who paid may still sit there (STAFF-2.14). */
export const cleanWhenLeft = (
  cleaning: Cleaning,
  { shop, orders, status, paidTime: paid }: TableSession,
  table: string,
  hasLeft: boolean,
): void => {
  const isUsed = orders.some((order) => order.status !== 'cancelled')
  const maySit = !hasLeft && status === 'done' && paid !== null
  if (isUsed) setCleaningLater(cleaning, { shop, table }, maySit ? { paidTime: paid } : 'toClean')
}
