import type { TableViewItem } from '@comanda/contract'
import { type FloorSession, isAtTable } from './floor-session.ts'

/** A table with the sessions at it: several if its bill was split. */
export interface FloorPlace {
  readonly table: TableViewItem
  readonly sessions: readonly FloorSession[]
}

export interface Places {
  readonly places: readonly FloorPlace[]
  /** Sessions without a table, such as orders to take away, by age. */
  readonly others: readonly FloorSession[]
}

const isSameList = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, at) => one === others[at])

/** Made once: to compare by locale without it takes longer than all else that a change of the floor does. */
const names = new Intl.Collator(undefined, { numeric: true })

/** Sorts tables as the shop has ordered them, then by name. */
export const byOrder = (one: TableViewItem, other: TableViewItem): number =>
  (one.order ?? Infinity) - (other.order ?? Infinity) || names.compare(one.name, other.name)

const byAge = (one: FloorSession, other: FloorSession): number =>
  one.createTime < other.createTime ? -1 : 1

/** Returns the tables in use and the sessions of the floor at them, also those whose guests sit there `too`. A place that has not changed is the object of `before`. */
export const placesOf = (
  tables: Iterable<TableViewItem>,
  sessions: Iterable<FloorSession>,
  before: Places,
  too: (session: FloorSession, table: string) => boolean = () => false,
): Places => {
  const open = [...sessions].toSorted(byAge)
  const known = new Map(before.places.map((place) => [place.table._id, place]))
  const places = [...tables]
    .filter(({ status }) => status !== 'disabled')
    .toSorted(byOrder)
    .map((table): FloorPlace => {
      const at = open.filter((session) => isAtTable(session, table._id) || too(session, table._id))
      const same = known.get(table._id)
      return same?.table === table && isSameList(same.sessions, at) ? same : { table, sessions: at }
    })
  const seated = new Set(places.flatMap((place) => place.sessions))
  const others = open.filter((session) => !seated.has(session))
  return {
    places: isSameList(places, before.places) ? before.places : places,
    others: isSameList(others, before.others) ? before.others : others,
  }
}
