import { DEFAULT_RESERVATION_SETTINGS, tablesOfOthers } from '@comanda/shop-rules/reservations'
import { and, between, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { reservationSettings } from '../../../../tables/reservation-settings.ts'
import { type ReservationRow, reservations } from '../../../../tables/reservations.ts'

/**
 * Returns which tables others have while the guests of a reservation sit (RES-7.1). The book is locked, so that it stays so
 * until the transaction ends.
 */
export const othersTables = async (
  transaction: Database,
  row: Pick<ReservationRow, '_id' | 'shop' | 'startTime'>,
): Promise<ReadonlySet<string>> => {
  const { shop, startTime } = row
  const [setting] = await transaction
    .select({ stayMinutes: reservationSettings.stayMinutes })
    .from(reservationSettings)
    .where(eq(reservationSettings.shop, shop))
  const stayMinutes = setting?.stayMinutes ?? DEFAULT_RESERVATION_SETTINGS.stayMinutes
  const at = (minutes: number): string =>
    new Date(Date.parse(startTime) + minutes * 60_000).toISOString()
  const { _id, status, tables } = reservations
  const near = await transaction
    .select({ _id, status, tables, startTime: reservations.startTime })
    .from(reservations)
    .where(
      and(
        eq(reservations.shop, shop),
        between(reservations.startTime, at(-stayMinutes), at(stayMinutes)),
        isNotNull(tables),
      ),
    )
  return tablesOfOthers(row, near, stayMinutes)
}

/** Returns the change of a reservation at its time: none of its tables if others have one of them by now. */
export const freeTables = async (
  transaction: Database,
  row: Pick<ReservationRow, '_id' | 'shop' | 'startTime' | 'tables'>,
): Promise<Partial<Pick<ReservationRow, 'tables'>>> => {
  if (!row.tables) return {}
  const others = await othersTables(transaction, row)
  return row.tables.some((table) => others.has(table)) ? { tables: null } : {}
}
