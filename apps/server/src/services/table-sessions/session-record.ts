import type { TableSession } from '@comanda/contract'
import { withoutNulls } from '../../records/without-nulls.ts'
import { orderSummary } from '../orders/order-record.ts'
import type { OrderRow } from '../orders/table.ts'
import type { LineRow } from './line-table.ts'
import type { SessionRow } from './table.ts'
import { ticketLine } from './ticket-line.ts'

const tablesOf = (row: SessionRow): NonNullable<TableSession['tables']> | null =>
  row.tableItem == null
    ? null
    : [{ item: row.tableItem, name: row.tableName ?? '', capacity: row.capacity ?? 1 }]

/** All that a session has in the database. */
export interface SessionState {
  readonly row: SessionRow
  /** In the order in which they were placed. */
  readonly lines: readonly LineRow[]
  readonly orders: readonly OrderRow[]
}

/** A session as it goes over the wire. Its restore key stays here. */
export const sessionRecord = ({ row, lines, orders }: SessionState): TableSession =>
  withoutNulls({
    _id: row._id,
    shop: row.shop,
    type: row.type,
    status: row.status,
    source: row.source,
    section: row.section,
    user: row.user,
    tables: tablesOf(row),
    capacity: row.capacity,
    qrCodeViewItem: row.qrCodeViewItem,
    sessionName: row.sessionName,
    tvStatus: row.tvStatus,
    products: lines.map(ticketLine),
    orders: orders.map(orderSummary),
    result: row.result,
    startTime: row.startTime,
    createTime: row.createTime,
    endTime: row.endTime,
    orderCutoffTime: row.orderCutoffTime,
    orderLeaveTime: row.orderLeaveTime,
    contactName: row.contactName,
    phone: row.phone,
    pickupTime: row.pickupTime,
    remark: row.remark,
    version: row.version,
  })
