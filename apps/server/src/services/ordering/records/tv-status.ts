import type { OrderStatus, TableSession } from '@comanda/contract'

const steps = ['received', 'preparing', 'ready', 'completed'] as const

/**
 * Returns the status that a session's screen shows: that of its least advanced order, or `none` if no order is open or
 * completed.
 */
export const tvStatusOf = (statuses: readonly OrderStatus[]): TableSession['tvStatus'] =>
  steps.find((step) => statuses.includes(step)) ?? 'none'
