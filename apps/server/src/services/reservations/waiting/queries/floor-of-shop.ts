import {
  DEFAULT_RESERVATION_SETTINGS,
  guestsOf,
  stayOf,
  type Stays,
} from '@comanda/shop-rules/reservations'
import type { FloorTable } from '@comanda/shop-rules/waiting'
import { and, between, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { withoutNulls } from '../../../../records/without-nulls.ts'
import { reservationSettings } from '../../../../tables/reservation-settings.ts'
import { reservations } from '../../../../tables/reservations.ts'
import { tableViewItems } from '../../../../tables/table-view-items.ts'
import { whoSits } from './who-sits.ts'

/** Of a table whose seats nobody has entered. */
const USUAL_SEATS = 4
/** How far ahead reservations are looked at, in minutes. */
const AHEAD = 240

type Kept = Map<string, [number, number][]>

interface Expected {
  readonly guests: number
  readonly from: number
  readonly stay: number
  readonly tables: readonly string[] | null
}

const minutesUntil = (time: string, now: number): number =>
  Math.round((Date.parse(time) - now) / 60_000)

const expectedGuests = async (database: Database, shop: string, now: number, stays: Stays) => {
  const at = (minutes: number): string => new Date(now + minutes * 60_000).toISOString()
  const rows = await database
    .select()
    .from(reservations)
    .where(
      and(
        eq(reservations.shop, shop),
        between(reservations.startTime, at(-AHEAD), at(AHEAD)),
        inArray(reservations.status, ['booked', 'confirmed', 'late']),
      ),
    )
    .orderBy(reservations.startTime, reservations._id)
  return rows.map((row): Expected => ({
    guests: guestsOf({ ...row, tables: undefined }),
    from: minutesUntil(row.startTime, now),
    stay: stayOf(row, stays),
    tables: row.tables,
  }))
}

/** Sets tables aside for reservations: theirs, or the smallest that has room for those without one. */
const keep = (
  expected: readonly Expected[],
  tables: readonly { readonly _id: string; readonly seats: number }[],
): Kept => {
  const kept: Kept = new Map(tables.map(({ _id }) => [_id, []]))
  for (const { from, stay, tables: own } of expected)
    for (const table of own ?? []) kept.get(table)?.push([from, from + stay])
  const isFree = (table: string, from: number, stay: number): boolean =>
    (kept.get(table) ?? []).every(([begins, ends]) => from >= ends || from + stay <= begins)
  const smallest = tables.toSorted((one, other) => one.seats - other.seats)
  for (const { guests, from, stay, tables: own } of expected) {
    if (own?.length) continue
    const table = smallest.find(({ _id, seats }) => seats >= guests && isFree(_id, from, stay))
    if (table) kept.get(table._id)?.push([from, from + stay])
  }
  return kept
}

/** Returns the tables of a shop as they are: who sits there and since when, and for whom they are reserved (WAIT-2.2). */
export const floorOfShop = async (
  database: Database,
  shop: string,
  now: number,
): Promise<readonly FloorTable[]> => {
  const [items, sitting, [setting]] = await Promise.all([
    database.select().from(tableViewItems).where(eq(tableViewItems.shop, shop)),
    whoSits(database, shop, now),
    database
      .select({ stayMinutes: reservationSettings.stayMinutes, stays: reservationSettings.stays })
      .from(reservationSettings)
      .where(eq(reservationSettings.shop, shop)),
  ])
  const stays = { ...DEFAULT_RESERVATION_SETTINGS, ...(setting && withoutNulls(setting)) }
  const tables = items
    .filter(({ status }) => status !== 'disabled')
    .map(({ _id, capacity }) => ({ _id, seats: capacity ?? USUAL_SEATS }))
  const kept = keep(await expectedGuests(database, shop, now, stays), tables)
  return tables.map(({ _id, seats }) => ({
    _id,
    seats,
    sitting: sitting.get(_id),
    kept: kept.get(_id) ?? [],
  }))
}
