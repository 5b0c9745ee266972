import { holdersOf, tablesOfOthers } from '@comanda/shop-rules/book-tables'
import { DEFAULT_RESERVATION_SETTINGS, sittingTimes } from '@comanda/shop-rules/reservations'
import { and, between, eq, isNotNull, or } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { withoutNulls } from '../../../../records/without-nulls.ts'
import { reservationSettings } from '../../../../tables/reservation-settings.ts'
import { type ReservationRow, reservations } from '../../../../tables/reservations.ts'

type Guests = Pick<ReservationRow, '_id' | 'shop' | 'startTime' | 'adults' | 'children'> &
  Partial<Pick<ReservationRow, 'status' | 'seatedTime' | 'stayMinutes'>>

const DAY = 86_400_000

/** Returns the reservations with tables around a time, and for how long each has them. The book is locked. */
const keepersNear = async (transaction: Database, guests: Guests) => {
  const { shop } = guests
  const { stayMinutes, stays } = reservationSettings
  const [setting] = await transaction
    .select({ stayMinutes, stays })
    .from(reservationSettings)
    .where(eq(reservationSettings.shop, shop))
  const known = { ...DEFAULT_RESERVATION_SETTINGS, ...(setting && withoutNulls(setting)) }
  const { from, until } = sittingTimes(guests, known)
  // Nobody stays longer than a day.
  const [first, last] = [from - DAY, until].map((time) => new Date(time).toISOString())
  const { startTime, seatedTime, status, tables } = reservations
  const near = await transaction
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.shop, shop),
        isNotNull(tables),
        or(
          between(startTime, first!, last!),
          and(eq(status, 'seated'), between(seatedTime, first!, last!)),
        ),
      ),
    )
  return { near, stays: known }
}

/**
 * Returns which tables others have while the guests of a reservation sit (RES-7.1). The book is locked, so that it stays so
 * until the transaction ends.
 */
export const othersTables = async (
  transaction: Database,
  row: Guests,
): Promise<ReadonlySet<string>> => {
  const { near, stays } = await keepersNear(transaction, row)
  return tablesOfOthers(row, near, stays)
}

/** Returns the others who have one of the tables while these guests would sit there. The book is locked. */
export const keepersOf = async (
  transaction: Database,
  tables: readonly string[],
  guests: Guests,
): Promise<readonly ReservationRow[]> => {
  const { near, stays } = await keepersNear(transaction, guests)
  return holdersOf(tables, guests, near, stays)
}

/** Returns the change of a reservation at its time: none of its tables if others have one of them by now. */
export const freeTables = async (
  transaction: Database,
  row: Guests & Pick<ReservationRow, 'tables'>,
): Promise<Partial<Pick<ReservationRow, 'tables'>>> => {
  if (!row.tables) return {}
  const others = await othersTables(transaction, row)
  return row.tables.some((table) => others.has(table)) ? { tables: null } : {}
}
