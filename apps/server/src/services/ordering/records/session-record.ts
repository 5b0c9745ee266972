import type { SessionDiscount, SessionPayment, TableSession } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { orderSummary } from './order-record.ts'
import type { OrderRow } from '../../../tables/orders.ts'
import type { LineRow } from '../../../tables/session-lines.ts'
import { paidOf } from '../../../payments/paid-of.ts'
import type { PaymentRow } from '../../../tables/session-payments.ts'
import type { SessionDiscount as KeptDiscount } from '../../../tables/table-sessions.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { ticketLine } from './ticket-line.ts'

const tablesOf = (row: SessionRow): NonNullable<TableSession['tables']> | null =>
  row.tableItem == null
    ? null
    : [{ item: row.tableItem, name: row.tableName ?? '', capacity: row.capacity ?? 1 }]

/** All rows of a session. */
export interface SessionState {
  readonly row: SessionRow
  /** In the order in which they were placed. */
  readonly lines: readonly LineRow[]
  readonly orders: readonly OrderRow[]
  /** In the order in which they were made. */
  readonly payments: readonly PaymentRow[]
}

const discountOf = ({ id, source, coupon }: KeptDiscount): SessionDiscount => ({
  id,
  source,
  name: coupon.name,
  coupon,
})

const paymentOf = ({ _id, method, type, amount, tips, time }: PaymentRow): SessionPayment =>
  withoutNulls({ _id, method, type, amount, tips, time })

/** Returns a session with its restore key, for a caller who has it or receives it (SESS-5.5). */
export const withRestoreKey = (session: TableSession, { restoreKey }: SessionRow) => ({
  ...session,
  restoreKey,
  restoreKeys: [restoreKey],
})

/** Returns a session as it is on the wire, without its restore key. */
export const sessionRecord = ({ row, lines, orders, payments }: SessionState): TableSession =>
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
    localizedSessionName: row.localizedSessionName,
    tvStatus: row.tvStatus,
    products: lines.map(ticketLine),
    orders: orders.map(orderSummary),
    discounts: row.discounts.map(discountOf),
    payments: payments.map(paymentOf),
    ...paidOf(row.result, payments),
    pointsEarned: row.pointsEarned,
    topUp: row.topUp,
    twInvoice: row.twInvoice,
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
