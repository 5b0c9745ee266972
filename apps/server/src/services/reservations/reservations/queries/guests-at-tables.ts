import { and, asc, eq, gte, inArray, ne, not, type SQL, sql } from 'drizzle-orm'
import { allEnded } from '../../../../database/all-ended.ts'
import type { Database } from '../../../../database/connect.ts'
import { type ReservationRow, reservations } from '../../../../tables/reservations.ts'
import { tableSessions } from '../../../../tables/table-sessions.ts'
import { tableViewItems } from '../../../../tables/table-view-items.ts'

const DAY = 86_400_000

const isOpen = inArray(tableSessions.status, ['ongoing', 'toPay'])

/** Of sessions beside reservations: guests of this reservation sit at this session. */
const isOfReservation = sql`${tableSessions.bookings} @> jsonb_build_array(jsonb_build_object('reservation', ${reservations._id}))`

/** A table at a moment; `except`: guests of this reservation are left out. */
interface TableNow<Table = string> {
  readonly shop: string
  readonly table: Table
  readonly now: Date
  readonly except?: string
}

/**
 * Returns the open session of guests who sit at several tables, at another of which they opened it (RES-7.7); the first of a
 * split bill. Guests who have moved or been merged to a table that is not theirs sit there alone.
 */
export const partyAtTable = async (
  database: Database,
  { shop, table, now, except }: TableNow<string | SQL>,
): Promise<string | undefined> => {
  const { seatedTime, status, tables } = reservations
  const [found] = await database
    .select({ session: tableSessions._id })
    .from(reservations)
    .innerJoin(
      tableSessions,
      and(
        eq(tableSessions.shop, shop),
        isOpen,
        isOfReservation,
        ne(tableSessions.tableItem, table),
        sql`${tables} ? ${tableSessions.tableItem}`,
      ),
    )
    .where(
      and(
        eq(reservations.shop, shop),
        eq(status, 'seated'),
        gte(seatedTime, new Date(now.getTime() - 2 * DAY).toISOString()),
        sql`${tables} ? ${table}`,
        except === undefined ? undefined : ne(reservations._id, except),
      ),
    )
    .orderBy(asc(tableSessions.createTime), asc(tableSessions.split))
    .limit(1)
    .execute()
  return found?.session
}

/** Returns whether a shop has all of the tables. */
export const hasTables = async (
  database: Database,
  shop: string,
  tables: readonly string[],
): Promise<boolean> => {
  const own = and(eq(tableViewItems.shop, shop), inArray(tableViewItems._id, [...tables]))
  return tables.length === 0 || (await database.$count(tableViewItems, own)) === tables.length
}

/** Locks tables: nobody sits down there until the transaction ends. */
export const lockTables = async (
  transaction: Database,
  shop: string,
  tables: readonly string[],
): Promise<void> => {
  await transaction
    .select({ _id: tableViewItems._id })
    .from(tableViewItems)
    .where(and(eq(tableViewItems.shop, shop), inArray(tableViewItems._id, [...tables])))
    .orderBy(asc(tableViewItems._id))
    .for('no key update')
    // A promise of drizzle would send it a turn of promises later: behind what is to see the tables locked.
    .execute()
}

/** Locks a table, and returns the session of guests who sit there and have several. */
export const partyAtLocked = async (
  transaction: Database,
  at: TableNow,
): Promise<string | undefined> => {
  const [, party] = await allEnded([
    lockTables(transaction, at.shop, [at.table]),
    partyAtTable(transaction, at),
  ])
  return party
}

/** Whether others than the guests of a reservation sit at one of its tables. The tables are locked from then on. */
export const haveOthers = async (
  transaction: Database,
  { shop, _id }: Pick<ReservationRow, 'shop' | '_id'>,
  tables: readonly string[],
  now: Date,
): Promise<boolean> => {
  if (tables.length === 0) return false
  await lockTables(transaction, shop, tables)
  const [there] = await transaction
    .select({ _id: tableSessions._id })
    .from(tableSessions)
    .where(
      and(
        eq(tableSessions.shop, shop),
        inArray(tableSessions.tableItem, [...tables]),
        isOpen,
        not(sql`${tableSessions.bookings} @> ${JSON.stringify([{ reservation: _id }])}::jsonb`),
      ),
    )
    .limit(1)
  if (there) return true
  for (const table of tables)
    if (await partyAtTable(transaction, { shop, table, now, except: _id })) return true
  return false
}
