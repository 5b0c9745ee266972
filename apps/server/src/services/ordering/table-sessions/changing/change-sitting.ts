import type { TableSessionPatch } from '@comanda/contract'
import type { Database } from '../../../../database/connect.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import type { SessionRow } from '../../../../tables/table-sessions.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveSession } from '../../queries/save-session.ts'

/** Returns the columns that change: a name that staff set has one language. */
const columnsOf = ({ sessionName, orderCutoffTime, orderLeaveTime }: TableSessionPatch) => ({
  ...(sessionName !== undefined && { sessionName, localizedSessionName: null }),
  ...(orderCutoffTime !== undefined && { orderCutoffTime }),
  ...(orderLeaveTime !== undefined && { orderLeaveTime }),
})

/** Sets the name and the times of a locked session (SESS-8.4); returns undefined if there is nothing to set. */
export const changeSitting = async (
  transaction: Database,
  row: SessionRow,
  change: TableSessionPatch,
  actor: Actor,
  now: Date,
): Promise<SessionRow | undefined> => {
  const columns = columnsOf(change)
  if (Object.keys(columns).length === 0) return undefined
  const saved = await saveSession(transaction, row, columns)
  const event = { shop: row.shop, session: row._id, at: now.toISOString(), actor }
  await addEvents(transaction, { ...event, kind: 'sitting', detail: columns })
  return saved
}
