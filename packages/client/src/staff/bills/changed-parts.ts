import type { TableSession } from '@comanda/contract'

/** The parts of a session that staff tell apart. */
export type SessionPart = 'table' | 'guests' | 'lines' | 'payments' | 'bill' | 'status'

const contents: Readonly<Record<SessionPart, (session: TableSession) => unknown>> = {
  status: ({ status }) => status,
  table: ({ tables }) => tables.map(({ item, split }) => [item, split]),
  guests: ({ capacity }) => capacity,
  lines: ({ products }) => products.map(({ id, quantity, status }) => [id, quantity, status]),
  payments: ({ payments }) => payments.map(({ _id }) => _id),
  bill: ({ result }) => result.totals.total,
}

const partNames = ['status', 'table', 'guests', 'lines', 'payments', 'bill'] as const

/** Returns what differs between two versions of a session: its sums only if nothing else explains them. */
export const changedParts = (before: TableSession, after: TableSession): readonly SessionPart[] => {
  const changed = partNames.filter(
    (part) => JSON.stringify(contents[part](before)) !== JSON.stringify(contents[part](after)),
  )
  return changed.length > 1 ? changed.filter((part) => part !== 'bill') : changed
}
