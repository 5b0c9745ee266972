import type { TableSession } from '@comanda/contract'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
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

/** Sets whether a table is to be cleaned, once nobody sits there, and announces it if that changes. */
export const setCleaning = async (
  { database, bus }: Cleaning,
  { shop, table }: { readonly shop: string; readonly table: string },
  needsCleaning: boolean,
): Promise<void> => {
  const { _id, shop: ofShop, needsCleaning: column } = tableViewItems
  const [row] = await database
    .update(tableViewItems)
    .set({ needsCleaning: needsCleaning ? true : null })
    .where(
      and(
        eq(ofShop, shop),
        eq(_id, table),
        needsCleaning ? and(isNull(column), isEmpty) : isNotNull(column),
      ),
    )
    .returning()
  if (row) bus.publish({ path: 'tableViewItems', event: 'patched', data: recordOf(row) })
}

/** Does the same after a transaction, without delaying its call: if it fails, staff see the table as it was. */
export const setCleaningLater = (
  cleaning: Cleaning,
  table: { readonly shop: string; readonly table: string },
  needsCleaning: boolean,
): void => {
  setCleaning(cleaning, table, needsCleaning).catch((error: unknown) =>
    cleaning.log.warn({ err: error }, 'a table could not be marked'),
  )
}

/** Marks a table of a session that has ended: somebody has eaten there (STAFF-2.14). */
export const cleanWhenLeft = (
  cleaning: Cleaning,
  { shop, orders }: TableSession,
  table: string,
): void => {
  const isUsed = orders.some((order) => order.status !== 'cancelled')
  if (isUsed) setCleaningLater(cleaning, { shop, table }, true)
}
