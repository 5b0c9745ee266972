import type { Order, OrderOfSession } from '@comanda/contract'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { LineRow } from '../../../tables/session-lines.ts'
import { ticketLine } from './ticket-line.ts'
import type { OrderRow } from '../../../tables/orders.ts'

/** The number of an order until its transaction has counted it. */
export const unnumbered = -1

/** Order numbers are called out and read from a screen: at least three digits. */
export const orderNumber = (count: number): string => String(count).padStart(3, '0')

/** Whether an order waits to be paid, or was cancelled before it was: its deadline says why. */
const isUnpaid = ({ status, receivedTime }: OrderRow): boolean =>
  status === 'toPay' || (status === 'cancelled' && receivedTime === null)

/** Returns an order without its lines, as its session lists it. */
export const orderSummary = (row: OrderRow): OrderOfSession =>
  withoutNulls({
    _id: row._id,
    shop: row.shop,
    session: row.session,
    seq: row.seq,
    number: orderNumber(row.number),
    type: row.type,
    tableName: row.tableName,
    tentNumber: row.tentNumber,
    source: row.source,
    channel: row.channel,
    status: row.status,
    total: row.total,
    remark: row.remark,
    contactName: row.contactName,
    licensePlate: row.licensePlate,
    pickupTime: row.pickupTime,
    createTime: row.createTime,
    payUntil: isUnpaid(row) ? row.payUntil : null,
    receivedTime: row.receivedTime,
    acceptUntil: row.acceptUntil,
    acceptedTime: row.acceptedTime,
    declined: row.declined,
    estimatedTime: row.estimatedTime,
    firstEstimatedTime: row.firstEstimatedTime,
    preparingTime: row.preparingTime,
    readyTime: row.readyTime,
    completedTime: row.completedTime,
    cancelledTime: row.cancelledTime,
  })

/** Returns an order as the kitchen reads it. `lines` may be those of the whole session: others are filtered out. */
export const orderRecord = (row: OrderRow, lines: readonly LineRow[]): Order => ({
  ...orderSummary(row),
  ...withoutNulls({ phone: row.phone }),
  lines: lines.filter((line) => line.order === row._id).map((line) => ticketLine(line, row)),
})
