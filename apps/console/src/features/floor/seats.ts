import { isStillServed } from '@comanda/shop-rules/table-guests'
import { type FloorPlace } from '@comanda/client/staff'
import type { Reservation, TableViewItem } from '@comanda/contract'

/** Tables at which a party sits together. */
export type Seats = readonly [TableViewItem, ...TableViewItem[]]

/** Returns the places that are paid and still served: others sit down there only if staff know it (STAFF-4.25). */
export const stillServed = (places: readonly FloorPlace[]): readonly FloorPlace[] =>
  places.filter(({ sessions }) => sessions.length > 0 && sessions.every(isStillServed))

export const seatsOf = (tables: readonly TableViewItem[]): readonly Seats[] => {
  const [first, ...more] = tables
  return first ? [[first, ...more]] : []
}

/** Returns a table with those that a booking has beside it (RES-7.7), if they are free. */
export const seatsAt = (
  table: TableViewItem,
  { tables = [] }: Reservation,
  places: readonly FloorPlace[],
): Seats => {
  if (!tables.includes(table._id)) return [table]
  const others = places.filter(
    (place) => place.table._id !== table._id && tables.includes(place.table._id),
  )
  return others.every(({ sessions }) => sessions.length === 0)
    ? [table, ...others.map((place) => place.table)]
    : [table]
}
