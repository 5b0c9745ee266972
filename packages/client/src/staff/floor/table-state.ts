import type { TableViewItem } from '@comanda/contract'
import { isStillServed } from '@comanda/shop-rules/table-guests'
import { orderWaitsSince } from '../orders/order-age.ts'
import type { FloorSession } from './floor-session.ts'

/** What a table needs next, in the order of urgency (STAFF-4.2). */
export const tableStates = [
  'billAsked',
  'late',
  'ready',
  'ordered',
  'toCome',
  'seated',
  'served',
  'paid',
  'dirty',
  'reserved',
  'free',
] as const
export type TableState = (typeof tableStates)[number]

/** Statuses of an order that the kitchen, or a payment, has not finished. */
const waiting: ReadonlySet<string> = new Set(['toPay', 'received', 'preparing'])

/** Those that the kitchen has. */
const cooking: ReadonlySet<string> = new Set(['received', 'preparing'])

const stateOf = (session: FloorSession): Exclude<TableState, 'late'> => {
  const { orders, outstanding, billAskedTime } = session
  const statuses = orders.map(({ status }) => status)
  if (billAskedTime !== null && outstanding > 0) return 'billAsked'
  if (statuses.includes('ready')) return 'ready'
  if (isStillServed(session)) return 'toCome'
  if (statuses.some((status) => waiting.has(status))) return 'ordered'
  if (!statuses.includes('completed')) return 'seated'
  return outstanding > 0 ? 'served' : 'paid'
}

/** In epoch ms. Guests who take away wait from their time on. */
const startsOf = (session: FloorSession): readonly number[] => {
  const { orders, createTime, pickupTime = createTime } = session
  if (stateOf(session) === 'seated') return [Date.parse(createTime)]
  return orders
    .filter(({ status }) => status === 'ready' || cooking.has(status))
    .map((order) => Math.max(orderWaitsSince(order), Date.parse(pickupTime)))
}

/**
 * Returns since when guests wait to order, for the kitchen or to be served, in epoch ms; undefined if they wait for none of these
 * (STAFF-4.20).
 */
export const waitingSince = (sessions: readonly FloorSession[]): number | undefined => {
  const starts = sessions.flatMap(startsOf)
  return starts.length === 0 ? undefined : Math.min(...starts)
}

/** So long after guests paid they count as having left, in minutes (STAFF-2.14). */
export const SIT_MINUTES = 3 * 60

/** Returns whether guests who come may take a table without a bill: nobody sits there any more, and it is clean. */
export const isCleared = ({ needsCleaning, paidTime }: TableViewItem): boolean =>
  needsCleaning !== true && paidTime === undefined

/**
 * Returns the state of a table: the most urgent one of its sessions; without one, how its last guests left it (`left`), else whether
 * it is reserved. `isLate`: they have waited too long.
 */
export const tableState = (
  sessions: readonly FloorSession[],
  left?: 'paid' | 'dirty',
  isReserved: boolean = false,
  isLate: boolean = false,
): TableState => {
  const found = new Set<TableState>(sessions.map(stateOf))
  if (isLate) found.add('late')
  const next = left ?? (isReserved ? 'reserved' : 'free')
  return tableStates.find((state) => found.has(state)) ?? next
}
