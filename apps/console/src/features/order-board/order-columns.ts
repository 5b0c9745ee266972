import type { Order } from '@comanda/contract'
import { isWaiting } from './waiting-order.tsx'
import { type BoardStatus, boardStatuses } from './board-status.ts'

const byTime = (a: Order, b: Order): number =>
  a.createTime < b.createTime ? -1 : a.createTime > b.createTime ? 1 : a._id < b._id ? -1 : 1

/**
 * Returns the orders of each column: open orders oldest first, before them those that wait for staff; orders placed since an
 * instant and completed, last completed first.
 */
export const orderColumns = (
  orders: ReadonlyMap<string, Order>,
  since: string,
): Readonly<Record<BoardStatus, readonly Order[]>> => {
  const columns: Record<BoardStatus, Order[]> = {
    received: [],
    preparing: [],
    ready: [],
    completed: [],
  }
  const sorted = [...orders.values()].toSorted(byTime)
  for (const order of sorted) {
    const isPast = order.status === 'completed' && Date.parse(order.createTime) < Date.parse(since)
    if (order.status !== 'cancelled' && order.status !== 'toPay' && !isPast)
      columns[order.status].push(order)
  }
  columns.received.sort((a, b) => Number(isWaiting(b)) - Number(isWaiting(a)))
  columns.completed.sort((a, b) =>
    (a.completedTime ?? a.createTime) < (b.completedTime ?? b.createTime) ? 1 : -1,
  )
  return columns
}

/** Returns the orders that are not paid yet, of those that are paid first, oldest first (PAY-4.1). */
export const unpaidOrders = (orders: ReadonlyMap<string, Order>): readonly Order[] =>
  [...orders.values()].filter(({ status }) => status === 'toPay').toSorted(byTime)

/** Returns the orders of the day that were cancelled, those cancelled last first. `since` is when the day began. */
export const cancelledOrders = (
  orders: ReadonlyMap<string, Order>,
  since: string,
): readonly Order[] =>
  [...orders.values()]
    .filter(
      ({ status, createTime }) =>
        status === 'cancelled' && Date.parse(createTime) >= Date.parse(since),
    )
    .toSorted((a, b) =>
      (a.cancelledTime ?? a.createTime) < (b.cancelledTime ?? b.createTime) ? 1 : -1,
    )

/** Returns the order that an arrow key focuses: up and down in the column, left and right in the nearest column with orders. */
export const neighbour = (
  columns: Readonly<Record<BoardStatus, readonly Order[]>>,
  order: string | undefined,
  key: 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight',
): string | undefined => {
  const at = boardStatuses.findIndex((status) => columns[status].some(({ _id }) => _id === order))
  const column = boardStatuses[at]
  if (column === undefined) return boardStatuses.flatMap((status) => columns[status])[0]?._id
  const row = columns[column].findIndex(({ _id }) => _id === order)
  if (key === 'ArrowUp') return columns[column][Math.max(0, row - 1)]?._id
  if (key === 'ArrowDown') return (columns[column][row + 1] ?? columns[column][row])?._id
  const step = key === 'ArrowLeft' ? -1 : 1
  for (let other = at + step; other >= 0 && other < boardStatuses.length; other += step) {
    const orders = columns[boardStatuses[other] ?? column]
    if (orders.length > 0) return orders[Math.min(row, orders.length - 1)]?._id
  }
  return order
}
