import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/connect.ts'
import { inTransaction } from '../database/transaction.ts'
import { withoutPersonal } from '../records/personal-fields.ts'
import { eventSaysWho, sessionEvents } from '../tables/session-events.ts'
import { actionSaysWho, staffActions } from '../tables/staff-actions.ts'

/** Rows that one transaction changes. */
const atOnce = 200

/** The one change of what is otherwise only ever added, by a transaction that says so to the trigger. */
const mayRedact: SQL = sql`set local comanda.redacts = 'on'`

const redactActions = async (transaction: Database): Promise<number> => {
  const { _id, changes, before } = staffActions
  const rows = await transaction
    .select({ _id, changes, before })
    .from(staffActions)
    .where(actionSaysWho)
    .orderBy(asc(_id))
    .limit(atOnce)
    .for('update')
  for (const row of rows)
    await transaction
      .update(staffActions)
      .set({
        changes: withoutPersonal(row.changes, '…'),
        before: withoutPersonal(row.before, '…'),
      })
      .where(eq(_id, row._id))
  return rows.length
}

const redactEvents = async (transaction: Database): Promise<number> => {
  const { shop, session, id, detail } = sessionEvents
  const rows = await transaction
    .select({ shop, session, id, detail })
    .from(sessionEvents)
    .where(eventSaysWho)
    .orderBy(asc(shop), asc(session), asc(id))
    .limit(atOnce)
    .for('update')
  for (const row of rows)
    await transaction
      .update(sessionEvents)
      .set({ detail: withoutPersonal(row.detail, '…') as Record<string, unknown> })
      .where(and(eq(shop, row.shop), eq(session, row.session), eq(id, row.id)))
  return rows.length
}

/**
 * Removes from the audit log and from the history of sessions what builds before wrote into them of who somebody is and what they
 * wrote (ACC-3.8). Indexes find the rows that are left, also those that a server of such a build adds beside this one, so
 * that the next run continues one that was interrupted, and one that finds none costs nothing. Returns the number of rows.
 */
export const redactEarlier = async (database: Database): Promise<number> => {
  let redacted = 0
  for (const redact of [redactActions, redactEvents])
    for (;;) {
      const rows = await inTransaction(database, async (transaction) => {
        await transaction.execute(mayRedact)
        return redact(transaction)
      })
      redacted += rows
      if (rows < atOnce) break
    }
  return redacted
}
