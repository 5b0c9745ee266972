import {
  DEFAULT_RESERVATION_SETTINGS,
  keptFor,
  tablesOfOthers,
} from '@comanda/shop-rules/reservations'
import { and, between, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { reservationSettings } from '../../../../tables/reservation-settings.ts'
import { type ReservationRow, reservations } from '../../../../tables/reservations.ts'

type Sitting = Pick<ReservationRow, '_id' | 'shop' | 'startTime'>

/** Returns the reservations with tables around a time, and for how many minutes each has them. The book is locked. */
const keepersNear = async (transaction: Database, { shop, startTime }: Sitting) => {
  const [setting] = await transaction
    .select({ stayMinutes: reservationSettings.stayMinutes })
    .from(reservationSettings)
    .where(eq(reservationSettings.shop, shop))
  const stayMinutes = setting?.stayMinutes ?? DEFAULT_RESERVATION_SETTINGS.stayMinutes
  const at = (minutes: number): string =>
    new Date(Date.parse(startTime) + minutes * 60_000).toISOString()
  const near = await transaction
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.shop, shop),
        between(reservations.startTime, at(-stayMinutes), at(stayMinutes)),
        isNotNull(reservations.tables),
      ),
    )
  return { near, stayMinutes }
}

/**
 * Returns which tables others have while the guests of a reservation sit (RES-7.1). The book is locked, so that it stays so
 * until the transaction ends.
 */
export const othersTables = async (
  transaction: Database,
  row: Sitting,
): Promise<ReadonlySet<string>> => {
  const { near, stayMinutes } = await keepersNear(transaction, row)
  return tablesOfOthers(row, near, stayMinutes)
}

/** Returns for whom tables are reserved while guests who sit down there at `startTime` would stay (RES-7.5). The book is locked. */
export const keepersOf = async (
  transaction: Database,
  tables: readonly string[],
  guests: Sitting,
): Promise<readonly ReservationRow[]> => {
  const { near, stayMinutes } = await keepersNear(transaction, guests)
  return keptFor(tables, guests, near, stayMinutes)
}

/** Returns the change of a reservation at its time: none of its tables if others have one of them by now. */
export const freeTables = async (
  transaction: Database,
  row: Sitting & Pick<ReservationRow, 'tables'>,
): Promise<Partial<Pick<ReservationRow, 'tables'>>> => {
  if (!row.tables) return {}
  const others = await othersTables(transaction, row)
  return row.tables.some((table) => others.has(table)) ? { tables: null } : {}
}
