import type { Database } from '../../../database/connect.ts'
import { sessionEvents } from '../event-table.ts'

/** Writes down what was done in a session and by whom. */
export const addEvent = async (
  transaction: Database,
  event: Omit<typeof sessionEvents.$inferInsert, 'id'>,
): Promise<void> => {
  await transaction.insert(sessionEvents).values(event)
}
