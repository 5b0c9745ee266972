import { and, eq, inArray, isNotNull, isNull, lt, notInArray, or } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { groupBy } from '../../../records/group-by.ts'
import { tableCartActions } from '../../../tables/table-cart-actions.ts'
import { tableCartLines } from '../../../tables/table-cart-lines.ts'
import { tableCarts } from '../../../tables/table-carts.ts'
import { tableGuests } from '../../../tables/table-guests.ts'
import { tableSessions } from '../../../tables/table-sessions.ts'
import { activeStatuses } from '../queries/active-statuses.ts'

const DAY = 86_400_000
/** Carts dropped by one statement. */
const atOnce = 500

/** Drops the carts and guests of tables a day after their sessions closed (TABLE-5.2). Returns how many carts. */
const dropCarts = async (database: Database, now: number): Promise<number> => {
  let dropped = 0
  for (;;) {
    const due = await database
      .select({ shop: tableCarts.shop, session: tableCarts.session })
      .from(tableCarts)
      .leftJoin(
        tableSessions,
        and(eq(tableSessions.shop, tableCarts.shop), eq(tableSessions._id, tableCarts.session)),
      )
      .where(
        or(isNull(tableSessions._id), lt(tableSessions.endTime, new Date(now - DAY).toISOString())),
      )
      .limit(atOnce)
    if (due.length === 0) return dropped
    for (const [shop, carts] of groupBy(due, (one) => one.shop))
      await inTransaction(database, async (transaction) => {
        const sessions = carts.map(({ session }) => session)
        for (const table of [tableCartActions, tableCartLines, tableGuests, tableCarts])
          await transaction
            .delete(table)
            .where(and(eq(table.shop, shop), inArray(table.session, sessions)))
      })
    dropped += due.length
  }
}

/** Removes the names of guests whose session has closed (TABLE-5.2). */
const dropNames = async (database: Database): Promise<void> => {
  const named = await database
    .select({ shop: tableGuests.shop, session: tableGuests.session })
    .from(tableGuests)
    .innerJoin(
      tableSessions,
      and(eq(tableSessions.shop, tableGuests.shop), eq(tableSessions._id, tableGuests.session)),
    )
    .where(and(isNotNull(tableGuests.name), notInArray(tableSessions.status, [...activeStatuses])))
    .limit(atOnce)
  for (const [shop, guests] of groupBy(named, (one) => one.shop))
    await database
      .update(tableGuests)
      .set({ name: null })
      .where(
        and(
          eq(tableGuests.shop, shop),
          inArray(
            tableGuests.session,
            guests.map(({ session }) => session),
          ),
        ),
      )
}

/** Removes what is not needed any more of the guests of tables. Returns of how many tables. */
export const forgetTables = async (database: Database, now: number): Promise<number> => {
  await dropNames(database)
  return dropCarts(database, now)
}
