import { holdsPlace, type ReservationStatus } from './reservation-status.ts'

/** A reservation with the tables that are assigned to it. */
export interface KeptTables {
  readonly _id: string
  readonly status: ReservationStatus
  readonly startTime: string
  readonly tables?: readonly string[] | null | undefined
}

/** Guests who sit, or will sit, from `startTime` on. */
type Sitting = Pick<KeptTables, '_id' | 'startTime'>

/** Returns the reservations of others whose guests sit while these would. */
const othersThen = <T extends KeptTables>(
  { _id, startTime }: Sitting,
  reserved: readonly T[],
  stayMinutes: number,
): readonly T[] =>
  reserved.filter(
    (other) =>
      other._id !== _id &&
      holdsPlace(other.status) &&
      Math.abs(Date.parse(other.startTime) - Date.parse(startTime)) < stayMinutes * 60_000,
  )

/** Returns the tables that others have while guests who come at `startTime` would sit (RES-7.1). */
export const tablesOfOthers = (
  guests: Sitting,
  reserved: readonly KeptTables[],
  stayMinutes: number,
): ReadonlySet<string> =>
  new Set(othersThen(guests, reserved, stayMinutes).flatMap(({ tables }) => tables ?? []))

/**
 * Returns for whom tables are reserved while guests who sit down there at `startTime` would stay (RES-7.5). Guests who are seated
 * already are left out: their tables have a session.
 */
export const keptFor = <T extends KeptTables>(
  tables: readonly string[],
  guests: Sitting,
  reserved: readonly T[],
  stayMinutes: number,
): readonly T[] =>
  othersThen(guests, reserved, stayMinutes).filter(
    (other) => other.status !== 'seated' && other.tables?.some((table) => tables.includes(table)),
  )

/** Returns the tables at which so many guests have a seat, the smallest first; those of others are left out (RES-7.2). */
export const fittingTables = <T extends { readonly _id: string; readonly capacity?: number }>(
  tables: readonly T[],
  guests: number,
  others: ReadonlySet<string>,
): readonly T[] =>
  tables
    .filter(({ _id, capacity = 0 }) => capacity >= guests && !others.has(_id))
    .toSorted((one, other) => (one.capacity ?? 0) - (other.capacity ?? 0))
