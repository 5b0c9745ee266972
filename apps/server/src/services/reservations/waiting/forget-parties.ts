import { and, between, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { groupBy } from '../../../records/group-by.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { tickets } from '../../../tables/tickets.ts'
import { type WaitingPartyRow, waitingParties } from '../../../tables/waiting-parties.ts'

const DAY = 86_400_000
/** For how long a shop knows who waited, in ms (WAIT-5.1). */
const KNOWN = 2 * DAY

/** Returns when what says who a party is that is written now is removed. */
export const forgetTimeFrom = (now: number): string => new Date(now + KNOWN).toISOString()

/** Rows changed by one statement. */
const atOnce = 500

type Seat = Pick<WaitingPartyRow, '_id' | 'seatedTime'>

/** Removes what guests must not eat from the sessions at which they sat, also those split from them, and from their tickets. */
const forgetAtTables = async (
  transaction: Database,
  shop: string,
  seats: readonly Seat[],
): Promise<void> => {
  const times = seats.flatMap(({ seatedTime }) => (seatedTime ? [Date.parse(seatedTime)] : []))
  if (times.length === 0) return
  const ids = sql`${`{${seats.map(({ _id }) => _id).join()}}`}::text[]`
  const { _id, createTime, bookings } = tableSessions
  const sessions = await transaction
    .update(tableSessions)
    .set({
      bookings: sql`(select coalesce(jsonb_agg(one), '[]'::jsonb)
        from jsonb_array_elements(${bookings}) one where one->>'reservation' <> all(${ids}))`,
    })
    .where(
      and(
        eq(tableSessions.shop, shop),
        between(
          createTime,
          new Date(Math.min(...times) - DAY).toISOString(),
          new Date(Math.max(...times) + DAY).toISOString(),
        ),
        sql`exists (select from jsonb_array_elements(${bookings}) one
          where one->>'reservation' = any(${ids}))`,
      ),
    )
    .returning({ _id })
  if (sessions.length === 0) return
  const seated = sessions.map((session) => session._id)
  await transaction
    .update(tickets)
    .set({ allergies: null })
    .where(
      and(eq(tickets.shop, shop), inArray(tickets.session, seated), isNotNull(tickets.allergies)),
    )
}

const unknown = {
  name: null,
  phone: null,
  email: null,
  remark: null,
  allergens: null,
  forgetTime: null,
}

/** Removes what says who they were from parties whose time has come (WAIT-5.1). Returns of how many. */
export const forgetParties = async (database: Database, now: number): Promise<number> => {
  const { shop, _id, seatedTime, forgetTime } = waitingParties
  let forgotten = 0
  for (;;) {
    const due = await database
      .select({ shop, _id, seatedTime })
      .from(waitingParties)
      .where(lt(forgetTime, new Date(now).toISOString()))
      .limit(atOnce)
    if (due.length === 0) return forgotten
    for (const [of, parties] of groupBy(due, (row) => row.shop))
      await database.transaction(async (transaction) => {
        await forgetAtTables(transaction, of, parties)
        const ids = parties.map((row) => row._id)
        await transaction
          .update(waitingParties)
          .set(unknown)
          .where(and(eq(shop, of), inArray(_id, ids)))
      })
    forgotten += due.length
  }
}
