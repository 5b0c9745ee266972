import { holdsPlace, type ReservationStatus } from './reservation-status.ts'

/** A reservation with the tables that are assigned to it. */
export interface KeptTables {
  readonly _id: string
  readonly status: ReservationStatus
  readonly startTime: string
  readonly tables?: readonly string[] | null | undefined
}

/** Returns the tables that others have while guests who come at `startTime` would sit (RES-7.1). */
export const tablesOfOthers = (
  { _id, startTime }: Pick<KeptTables, '_id' | 'startTime'>,
  reserved: readonly KeptTables[],
  stayMinutes: number,
): ReadonlySet<string> =>
  new Set(
    reserved
      .filter(
        (other) =>
          other._id !== _id &&
          holdsPlace(other.status) &&
          Math.abs(Date.parse(other.startTime) - Date.parse(startTime)) < stayMinutes * 60_000,
      )
      .flatMap(({ tables }) => tables ?? []),
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
