import type { BookState } from '@comanda/client/staff'
import type { Reservation } from '@comanda/contract'
import { fittingTables, tablesOfOthers } from '@comanda/shop-rules/book-tables'
import { guestsOf } from '@comanda/shop-rules/reservations'

type Day = Pick<Extract<BookState, { readonly status: 'ready' }>, 'bookings' | 'tables' | 'seating'>

/** Returns the smallest free table, or tables put together, for a booking of the day, with its name (RES-7.2, RES-7.8). */
export const suggestedPlace = (
  booking: Reservation,
  { bookings, tables, seating }: Day,
): { readonly tables: readonly string[]; readonly name: string } | undefined => {
  const others = tablesOfOthers(booking, bookings, seating)
  const guests = guestsOf({ ...booking, tables: undefined })
  const [place] = fittingTables(tables, seating.combinations ?? [], guests, others)
  return (
    place && {
      tables: place.tables.map(({ _id }) => _id),
      name: place.tables.map(({ name }) => name).join(' + '),
    }
  )
}
