import type { AttemptOfSession, TableSession } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import { orderSummary } from './order-record.ts'
import type { OrderRow } from '../../../tables/orders.ts'
import type { LineRow } from '../../../tables/session-lines.ts'
import { depositLeft } from '../../../payments/deposit-left.ts'
import { paidOf } from '../../../payments/paid-of.ts'
import type { PaymentRow } from '../../../tables/session-payments.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import type { AttemptRow } from '../../../tables/payment-attempts.ts'
import { billRecord } from './bill-record.ts'
import { indexBill, sessionLine } from './session-line.ts'

/** All rows of a session. */
export interface SessionState {
  readonly row: SessionRow
  /** In the order in which they were placed. */
  readonly lines: readonly LineRow[]
  readonly orders: readonly OrderRow[]
  /** In the order in which they were made. */
  readonly payments: readonly PaymentRow[]
  /** In the order in which they began. */
  readonly attempts: readonly AttemptRow[]
}

const tablesOf = ({ tableItem, tableName, capacity, split }: SessionRow) => {
  if (tableItem == null) return { tables: [], tableItem: null }
  const name = tableName ?? ''
  return {
    tables: [{ item: tableItem, name, capacity: capacity ?? 1, split: split || null }],
    tableItem: { _id: tableItem, name },
  }
}

const invoiceOf = ({ twInvoice }: SessionRow) => ({
  twTaxType: twInvoice?.twTaxType ?? null,
  twTaxVehicle: twInvoice?.twTaxVehicle ?? null,
  twTaxComp: twInvoice?.twTaxComp ?? null,
  twDonate: twInvoice?.twDonate ?? null,
  twTaxNrt: twInvoice?.twTaxNrt ?? null,
  ...withoutNulls({ twTaxEmail: twInvoice?.twTaxEmail }),
})

const attemptOf = ({
  _id,
  status,
  amount,
  charge,
  method,
  shareOf,
  items,
  sandbox,
  expiresTime,
}: AttemptRow): AttemptOfSession => ({
  _id,
  status,
  amount,
  charge,
  method,
  ...withoutNulls({ shareOf, items: items && [...items], sandbox }),
  expiresTime,
})

/** The fields that only some sessions have. */
const optionalFields = (row: SessionRow) =>
  withoutNulls({
    localizedSessionName: row.localizedSessionName,
    pointsEarned: row.pointsEarned,
    topUp: row.topUp,
    deposit: row.deposit,
    contactName: row.contactName,
    licensePlate: row.licensePlate,
    phone: row.phone,
    pickupTime: row.pickupTime,
    remark: row.remark,
    tentNumber: row.tentNumber,
    invoices: row.invoices,
  })

/** What is paid and due. Of a deposit that is more than the bill so far nothing is due, and nothing goes back yet (DEP-2.3). */
const dueOf = ({ row, payments }: SessionState): ReturnType<typeof paidOf> => {
  const { paid, outstanding } = paidOf(row.result, payments)
  return { paid, outstanding: depositLeft(payments) > 0 ? Math.max(0, outstanding) : outstanding }
}

/** The orders, each with the number of the guest who placed it (ORDER-4.4). */
const ordersOf = (orders: SessionState['orders']): TableSession['orders'] => {
  const guests = [...new Set(orders.flatMap(({ guest }) => guest ?? []))]
  return orders.map((order) => ({
    ...orderSummary(order),
    ...(order.guest === null ? {} : { guest: guests.indexOf(order.guest) + 1 }),
  }))
}

const linesOf = ({ row, lines, orders }: SessionState): TableSession['products'] => {
  const bill = indexBill(row.result)
  const orderOf = new Map(orders.map((order) => [order._id, order]))
  return lines.map((line) => {
    const order = orderOf.get(line.order)
    if (!order) throw new Error(`line ${line.id} of session ${row._id} has no order`)
    return sessionLine(line, order, bill)
  })
}

/** Returns a session with its restore key, for a caller who has it or receives it (SESS-5.5). */
export const withRestoreKey = (session: TableSession, { restoreKey }: SessionRow) => ({
  ...session,
  restoreKey,
  restoreKeys: [restoreKey],
})

/**
 * Returns a session as it is on the wire, without its restore key (ORDER-5.2). `availableSections` are those that it may
 * change to now.
 */
export const sessionRecord = (
  state: SessionState,
  availableSections: string[] = [],
): TableSession => {
  const { row, orders, payments, attempts } = state
  return {
    _id: row._id,
    shop: row.shop,
    type: row.type,
    status: row.status,
    source: row.source,
    section: row.section,
    availableSections,
    user: row.user,
    ...tablesOf(row),
    capacity: row.capacity,
    desiredCapacity: row.desiredCapacity,
    qrCodeViewItem: row.qrCodeViewItem,
    sessionName: row.sessionName,
    tvStatus: row.tvStatus,
    products: linesOf(state),
    orders: ordersOf(orders),
    ...billRecord(row, payments),
    attempts: attempts.map(attemptOf),
    ...dueOf(state),
    ...invoiceOf(row),
    startTime: row.startTime,
    createTime: row.createTime,
    bookedTime: row.bookedTime,
    checkBillTime: row.checkBillTime,
    billAskedTime: row.billAskedTime,
    paidTime: row.paidTime,
    endTime: row.endTime,
    orderCutoffTime: row.orderCutoffTime,
    orderLeaveTime: row.orderLeaveTime,
    closed: row.closed,
    mergedInto: row.merged?.into ?? null,
    ...optionalFields(row),
    version: row.version,
  }
}
