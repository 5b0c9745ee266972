import type { Database } from '../../../database/connect.ts'
import { writeBehind } from '../../../database/transaction.ts'
import { sessionEvents } from '../../../tables/session-events.ts'

/** Records actions in a session and who took them, in this order. */
export const addEvents = async (
  transaction: Database,
  ...events: readonly Omit<typeof sessionEvents.$inferInsert, 'id'>[]
): Promise<void> => {
  await writeBehind(
    transaction,
    transaction
      .insert(sessionEvents)
      .values([...events])
      .execute(),
  )
}
