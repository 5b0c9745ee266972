import type { Database } from '../../../database/connect.ts'
import { sessionEvents } from '../../../tables/session-events.ts'

/** Writes down what was done in a session and by whom, in this order. */
export const addEvents = async (
  transaction: Database,
  ...events: readonly Omit<typeof sessionEvents.$inferInsert, 'id'>[]
): Promise<void> => {
  await transaction.insert(sessionEvents).values([...events])
}
