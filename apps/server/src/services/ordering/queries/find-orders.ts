import { type Order, type Page, queryFields, services } from '@comanda/contract'
import { and, asc, getTableColumns, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { WithShopDirectory } from '../../../shop-directory/in-shop-of-session.ts'
import { perShop } from '../../../shop-directory/per-shop.ts'
import { shopLookUp } from '../../../shop-directory/shop-look-up.ts'
import { findRecords } from '../../../table-service/find.ts'
import type { RecordTable } from '../../../table-service/table.ts'
import { withShopsOfIds } from '../../../table-service/with-shops-of-ids.ts'
import type { CallParams } from '../../../runtime/app.ts'
import { selected } from '../../../records/selected.ts'
import { sessionLines } from '../../../tables/session-lines.ts'
import { orderRecord } from '../records/order-record.ts'
import { type OrderRow, orders } from '../../../tables/orders.ts'

const columns = getTableColumns(orders)

export const orderShops = shopLookUp(orders)

/** Columns of orders in the query language; their lines are no column. */
const table: RecordTable = {
  table: orders,
  columns,
  id: orders._id,
  fields: Object.keys(columns),
  query: queryFields(services.orders),
  shopLookUp: orderShops,
  paginate: true,
}

const linesOf = (database: Database, shops: string[], ids: string[]) =>
  database
    .select()
    .from(sessionLines)
    .where(and(inArray(sessionLines.shop, shops), inArray(sessionLines.order, ids)))
    .orderBy(asc(sessionLines.position))

/** Returns orders with their lines, a page or a list, within the caller's reach. */
export const findOrders = async (
  { reads: database, shopDirectory }: WithShopDirectory,
  params: CallParams,
): Promise<Page<Order> | Order[]> => {
  const { $select: select, ...query } = params.query ?? {}
  const within = { database, shopDirectory }
  const scoped = await withShopsOfIds(within, table, { ...params, query })
  const found = await findRecords<OrderRow>(database, table, scoped)
  const rows = Array.isArray(found) ? found : found.data
  const lines = await perShop(rows, (shops, ids) => linesOf(database, shops, ids))
  const data = rows.map((row) => selected(orderRecord(row, lines), select))
  return Array.isArray(found) ? data : { ...found, data }
}
