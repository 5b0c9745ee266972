import { meetAt, type Sitting, sittingTimes, type Stays } from './party-stay.ts'
import { holdsPlace, type ReservationStatus } from './reservation-status.ts'

/** A reservation with the tables that are assigned to it. */
export interface KeptTables extends Sitting {
  readonly _id: string
  readonly status: ReservationStatus
  readonly tables?: readonly string[] | null | undefined
}

/** Guests who sit, or will sit. */
type Guests = Sitting & Pick<KeptTables, '_id'>

/** Returns the reservations of others whose guests sit while these would. */
const othersThen = <T extends KeptTables>(
  guests: Guests,
  reserved: readonly T[],
  stays: Stays,
): readonly T[] => {
  const own = sittingTimes(guests, stays)
  return reserved.filter(
    (other) =>
      other._id !== guests._id &&
      holdsPlace(other.status) &&
      meetAt(own, sittingTimes(other, stays)),
  )
}

/** Returns the tables that others have while these guests would sit (RES-7.1). */
export const tablesOfOthers = (
  guests: Guests,
  reserved: readonly KeptTables[],
  stays: Stays,
): ReadonlySet<string> =>
  new Set(othersThen(guests, reserved, stays).flatMap(({ tables }) => tables ?? []))

/** Returns the others who have one of the tables while these guests would sit there. */
export const holdersOf = <T extends KeptTables>(
  tables: readonly string[],
  guests: Guests,
  reserved: readonly T[],
  stays: Stays,
): readonly T[] =>
  othersThen(guests, reserved, stays).filter((other) =>
    other.tables?.some((table) => tables.includes(table)),
  )

/**
 * Returns for whom tables are reserved while guests who sit down there at `startTime` would stay (RES-7.5). Guests who are seated
 * already are left out: their tables have a session.
 */
export const keptFor = <T extends KeptTables>(
  tables: readonly string[],
  guests: Guests,
  reserved: readonly T[],
  stays: Stays,
): readonly T[] =>
  holdersOf(tables, guests, reserved, stays).filter(({ status }) => status !== 'seated')
