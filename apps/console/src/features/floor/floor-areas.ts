import type { FloorPlace, FloorSession } from '@comanda/client/staff'

/** The tables of one area of the floor, in their order. */
export interface FloorArea {
  /** Undefined for tables of no area. */
  readonly name: string | undefined
  readonly places: readonly FloorPlace[]
}

const contains = (text: string | undefined, keyword: string): boolean =>
  text?.toLowerCase().includes(keyword.trim().toLowerCase()) ?? false

/** Returns whether a keyword finds a session: by the name of its guest or the number of an order. */
export const isSessionFound = ({ contactName, orders }: FloorSession, keyword: string): boolean =>
  contains(contactName, keyword) || orders.some(({ number }) => contains(number, keyword))

/** Returns whether a keyword finds a table: by its name or one of its sessions. */
export const isPlaceFound = ({ table, sessions }: FloorPlace, keyword: string): boolean =>
  contains(table.name, keyword) || sessions.some((session) => isSessionFound(session, keyword))

/** Returns the areas of the floor in the order of their first tables, with the tables that a keyword finds. */
export const floorAreas = (
  places: readonly FloorPlace[],
  keyword: string,
): readonly FloorArea[] => {
  const areas = new Map<string | undefined, FloorPlace[]>()
  for (const place of places) {
    if (!isPlaceFound(place, keyword)) continue
    const { area } = place.table
    areas.set(area, [...(areas.get(area) ?? []), place])
  }
  return [...areas].map(([name, found]) => ({ name, places: found }))
}
