import type { AskBillData, TableSession } from '@comanda/contract'
import { refused } from '../../../../errors/refusal.ts'
import { sessionNotFound } from '../../../../errors/session-not-found.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import { activeStatuses } from '../../queries/active-statuses.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveSession } from '../../queries/save-session.ts'
import { changeSession } from '../change-session.ts'
import type { Ordering } from '../ordering.ts'
import { sessionClosed } from '../session-refusals.ts'

/** `create tableSessions/askBill`: a diner asks for the bill at the table, which staff hear (STAFF-2.13). */
export const askBill = (
  ordering: Ordering,
  { session, restoreKey }: AskBillData,
  actorIn: (shop: string) => Actor,
): Promise<TableSession> =>
  changeSession(ordering, session, async ({ transaction, state, now }) => {
    const { row } = state
    if (restoreKey !== undefined && restoreKey !== row.restoreKey) throw refused(sessionNotFound)
    if (row.type !== 'dineIn' || !activeStatuses.includes(row.status)) throw refused(sessionClosed)
    if (row.billAskedTime !== null) return undefined
    const at = now.toISOString()
    const saved = await saveSession(transaction, row, { billAskedTime: at })
    const event = { shop: row.shop, session: row._id, at, actor: actorIn(row.shop) }
    await addEvents(transaction, { ...event, kind: 'billAsked', detail: {} })
    return { state: { ...state, row: saved } }
  })
