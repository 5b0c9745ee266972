import type { OrderStatus, TableSession } from '@comanda/contract'

const steps = ['received', 'preparing', 'ready', 'completed'] as const

/** What the screen of a session shows: the step of its order that is least far; none where no order is open or done. */
export const tvStatusOf = (statuses: readonly OrderStatus[]): TableSession['tvStatus'] =>
  steps.find((step) => statuses.includes(step)) ?? 'none'
