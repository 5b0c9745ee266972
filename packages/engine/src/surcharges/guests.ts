import type { Session } from '../catalog/session.ts'

/**
 * For how many guests the per-person part is charged (pricing.md §6): the seats of the tables, else of the session, else
 * 1 (0 seats being none set); none but in sessions of type dineIn.
 */
export const guestsOf = ({ type, tables, capacity }: Session): number => {
  if (type !== 'dineIn') return 0
  const seats = (tables ?? []).reduce((sum, table) => sum + (table.capacity ?? 0), 0)
  return seats || capacity || 1
}
