import type { FloorSession } from './floor-session.ts'

/** What a table needs next, in the order of urgency (STAFF-4.2). */
export const tableStates = [
  'billAsked',
  'ready',
  'ordered',
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

const stateOf = ({ orders, outstanding, billAskedTime }: FloorSession): TableState => {
  const statuses = orders.map(({ status }) => status)
  if (billAskedTime !== null && outstanding > 0) return 'billAsked'
  if (statuses.includes('ready')) return 'ready'
  if (statuses.some((status) => waiting.has(status))) return 'ordered'
  if (!statuses.includes('completed')) return 'seated'
  return outstanding > 0 ? 'served' : 'paid'
}

/** Returns the state of a table: the most urgent one of its sessions; without one, whether it is clean and reserved. */
export const tableState = (
  sessions: readonly FloorSession[],
  needsCleaning: boolean = false,
  isReserved: boolean = false,
): TableState => {
  const found = new Set(sessions.map(stateOf))
  const next = needsCleaning ? 'dirty' : isReserved ? 'reserved' : 'free'
  return tableStates.find((state) => found.has(state)) ?? next
}
