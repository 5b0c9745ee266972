import { phoneSpellings } from '@comanda/shop-rules/contact'
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../../database/connect.ts'
import { groupBy } from '../../../../records/group-by.ts'
import { guests } from '../../../../tables/guests.ts'
import { shops } from '../../../../tables/shops.ts'
import { balanceRecords } from '../../../../tables/balance-records.ts'
import { memberReservations } from '../../../../tables/member-reservations.ts'
import { memberSessions } from '../../../../tables/member-sessions.ts'
import { reservations } from '../../../../tables/reservations.ts'
import { sessionPayments } from '../../../../tables/session-payments.ts'
import { tableSessions } from '../../../../tables/table-sessions.ts'
import { sessionsOfBooking } from '../../../../shop-directory/sessions-of-booking.ts'

/** Returns the conditions for the records of an account, one for each statement. */
export type PersonalConditions = (
  database: Database,
  user: string,
) => Promise<readonly (SQL | undefined)[]>

interface KeyColumns {
  readonly shop: AnyPgColumn
  readonly id: AnyPgColumn
  /** The account, if the records name it: they may have become another's since they were listed. */
  readonly user?: AnyPgColumn
}

interface InShop {
  readonly shop: string | null
  readonly _id: string | null
}

/** Records that name the account. */
export const by =
  (column: AnyPgColumn): PersonalConditions =>
  (_, user) =>
    Promise.resolve([eq(column, user)])

/** One condition for each shop: a shop's records are stored by shop. */
const perShop = (found: readonly InShop[], { shop, id }: KeyColumns): (SQL | undefined)[] =>
  [...groupBy(found, (one) => one.shop)].map(([of, rows]) =>
    and(
      eq(shop, of),
      inArray(
        id,
        rows.map((row) => row._id),
      ),
    ),
  )

const ofTable =
  (table: typeof memberSessions | typeof memberReservations) =>
  (columns: KeyColumns): PersonalConditions =>
  async (database, user) =>
    perShop(
      await database
        .select({ shop: table.shop, _id: table._id })
        .from(table)
        .where(eq(table.user, user)),
      columns,
    ).map((condition) => and(condition, columns.user && eq(columns.user, user)))

/** Records of an account's sessions. */
export const bySession = ofTable(memberSessions)

/** Records of an account's reservations. */
export const byReservation = ofTable(memberReservations)

/** Payments from an account's balance: its records name the sessions. */
export const byPayment: PersonalConditions = async (database, user) => {
  const sessions = await database
    .selectDistinct({ shop: balanceRecords.shop, _id: balanceRecords.session })
    .from(balanceRecords)
    .where(and(eq(balanceRecords.user, user), isNotNull(balanceRecords.session)))
  const { shop, session } = sessionPayments
  return perShop(sessions, { shop, id: session }).map((condition) =>
    and(condition, eq(sessionPayments.user, user)),
  )
}

const filesOf = async (database: Database, user: string): Promise<string[]> => {
  const { _id, into } = guests
  const own = await database.select({ _id }).from(guests).where(eq(guests.user, user))
  const ids = new Set(own.map((row) => row._id))
  // A set is read to its end, with what the loop adds.
  for (const id of ids)
    for (const row of await database.select({ _id }).from(guests).where(eq(into, id)))
      ids.add(row._id)
  return [...ids]
}

/** The files of an account: its own, and those that staff merged into it (GUEST-4.1). `column` names the file. */
export const byFile =
  (column: AnyPgColumn): PersonalConditions =>
  async (database, user) => {
    const ids = await filesOf(database, user)
    return ids.length === 0 ? [] : [inArray(column, ids)]
  }

const lastFour = sql`right(regexp_replace(${reservations.phone}, '[^0-9]', '', 'g'), 4)`
const plain = sql`regexp_replace(${reservations.phone}, '[^0-9+]', '', 'g')`

/** Returns the conditions for reservations that were made by one of the phones without an account, one for each shop. */
export const byPhones = async (
  database: Database,
  phones: readonly string[],
): Promise<readonly SQL[]> => {
  if (phones.length === 0) return []
  const spellings = [...new Set(phones.flatMap(phoneSpellings))]
  const endings = [...new Set(spellings.map((one) => one.slice(-4)))]
  const all = await database.select({ _id: shops._id }).from(shops)
  return all.map(
    ({ _id }) =>
      sql`${eq(reservations.shop, _id)} and ${isNull(reservations.user)}
        and ${inArray(lastFour, endings)} and ${inArray(plain, spellings)}`,
  )
}

/** Reservations that were made without the account, by the phones of its files (GUEST-4.1). */
const byPhonesOfFile: PersonalConditions = async (database, user) => {
  const [files] = await byFile(guests._id)(database, user)
  if (!files) return []
  const rows = await database.select({ phone: guests.phone }).from(guests).where(files)
  return byPhones(
    database,
    rows.flatMap(({ phone }) => phone ?? []),
  )
}

/** Records that meet any of the conditions. */
const byAny =
  (...all: readonly PersonalConditions[]): PersonalConditions =>
  async (database, user) =>
    (await Promise.all(all.map((of) => of(database, user)))).flat()

/** Reservations of an account, and those that were made without it by the phones of its files. */
export const byBooking = byAny(
  byReservation({ shop: reservations.shop, id: reservations._id, user: reservations.user }),
  byPhonesOfFile,
)

/** The sessions at which guests of an account's reservations sat, one condition for each reservation (RES-5.1). */
export const bySeat: PersonalConditions = async (database, user) => {
  const { shop, _id, session, seatedTime } = reservations
  const conditions = await byBooking(database, user)
  const found = await Promise.all(
    conditions.map((condition) =>
      database.select({ shop, _id, session, seatedTime }).from(reservations).where(condition),
    ),
  )
  return found.flat().flatMap((guests) => sessionsOfBooking(guests) ?? [])
}

/** Records of the same sessions. */
export const bySeatedSession =
  (columns: KeyColumns): PersonalConditions =>
  async (database, user) => {
    const { shop, _id } = tableSessions
    const conditions = await bySeat(database, user)
    const found = await Promise.all(
      conditions.map((condition) =>
        database.select({ shop, _id }).from(tableSessions).where(condition),
      ),
    )
    return perShop(found.flat(), columns)
  }
