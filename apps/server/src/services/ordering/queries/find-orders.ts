import { type Order, type Page, queryFields, services, type User } from '@comanda/contract'
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
import { seesMoney } from '../../../policies/staff.ts'
import { kitchenOrder } from '../../../records/kitchen-order.ts'
import { orderRecord } from '../records/order-record.ts'
import { paidSessions } from './paid-sessions.ts'
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

/** Returns an order as a caller may read it: the server itself, which has no account, and all but the kitchen whole. */
export const orderFor = (order: Order, user: User | undefined): Order =>
  user === undefined || seesMoney(user, order.shop) ? order : kitchenOrder(order)

/** Returns which of some orders are on a bill of which nothing is left to pay. */
const paidOrders = async (
  database: Database,
  rows: readonly OrderRow[],
  select: unknown,
): Promise<ReadonlySet<string>> => {
  if (Array.isArray(select) && !select.includes('paid')) return new Set()
  const sessions = rows.map(({ shop, session }) => ({ shop, _id: session }))
  const paid = await perShop(sessions, (shops, ids) => paidSessions(database, shops, ids))
  return new Set(rows.flatMap(({ _id, session }) => (paid.includes(session) ? [_id] : [])))
}

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
  const paid = await paidOrders(database, rows, select)
  const data = rows.map((row) => {
    const order = orderRecord(row, lines)
    const shown = paid.has(row._id) ? { ...order, paid: true as const } : order
    return selected(orderFor(shown, params.user), select)
  })
  return Array.isArray(found) ? data : { ...found, data }
}
