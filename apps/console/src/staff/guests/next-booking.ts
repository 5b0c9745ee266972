import type { Reservation } from '@comanda/contract'
import { keptFor } from '@comanda/shop-rules/book-tables'
import { type Seating } from '@comanda/shop-rules/reservations'

/** Guests of whom nobody knows how many they are stay longest. */
const MANY = 1_000_000

/**
 * Returns for whom tables are reserved while guests who sit down there now would stay (RES-7.5), the next first. `guests`: whose
 * booking it is, if they have one, or how many they are.
 */
export const keptAt = (
  tables: readonly { readonly _id: string }[],
  bookings: readonly Reservation[],
  seating: Seating,
  now: number,
  guests?: Pick<Reservation, '_id' | 'adults' | 'children'>,
): readonly Reservation[] =>
  keptFor(
    tables.map(({ _id }) => _id),
    { _id: '', adults: MANY, children: 0, ...guests, startTime: new Date(now).toISOString() },
    bookings,
    seating,
  )
