import type { Session } from '../catalog/session.ts'

/**
 * Returns the number of guests for the per-person part (SUR-2.2): the seats of the tables, else of the session, else
 * 1 (0 seats being none set); none but in sessions of type dineIn.
 */
export const guestsOf = ({ type, tables, capacity }: Session): number => {
  if (type !== 'dineIn') return 0
  const seats = (tables ?? []).reduce((sum, table) => sum + (table.capacity ?? 0), 0)
  return seats || capacity || 1
}
