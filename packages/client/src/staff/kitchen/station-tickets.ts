import type { Station, Ticket, TicketDish } from '@comanda/contract'
import { RECALLED } from './load-kitchen.ts'

/** The name of all stations together in a URL. */
export const ALL_STATIONS = 'all'

/** What the display of one station shows. */
export interface StationTickets {
  /** The oldest first. */
  readonly open: readonly Ticket[]
  /** The last that were done, the latest first. */
  readonly done: readonly Ticket[]
}

/** How many units of a dish are still to make, on all open tickets. */
export interface DishTotal {
  readonly key: string
  readonly dish: TicketDish
  readonly count: number
}

const isAt = (station: string, stations: readonly Station[]) => {
  const expo = new Set(stations.filter(({ kind }) => kind === 'expo').map(({ _id }) => _id))
  return (ticket: Ticket): boolean =>
    station === ALL_STATIONS ? !expo.has(ticket.station ?? '') : ticket.station === station
}

const byAge = (one: Ticket, other: Ticket): number =>
  one.createTime === other.createTime
    ? one._id.localeCompare(other._id)
    : one.createTime < other.createTime
      ? -1
      : 1

const doneLast = (one: Ticket, other: Ticket): number =>
  (one.doneTime ?? '') > (other.doneTime ?? '') ? -1 : 1

/** Returns the tickets of a station, or of all that make dishes (KITCHEN-3.2). */
export const ticketsAt = (
  tickets: Iterable<Ticket>,
  station: string,
  stations: readonly Station[],
): StationTickets => {
  const own = [...tickets].filter(isAt(station, stations))
  return {
    open: own.filter(({ status }) => status === 'open').toSorted(byAge),
    done: own
      .filter(({ status }) => status === 'done')
      .toSorted(doneLast)
      .slice(0, RECALLED),
  }
}

/** Returns how many units of a dish are to make. */
export const unitsLeft = ({ isOff, doneTime, quantity, gone = 0 }: TicketDish): number =>
  isOff || doneTime !== undefined ? 0 : quantity - gone

const keyOf = ({ name, weight, options, remark }: TicketDish): string =>
  JSON.stringify([name, weight, options, remark])

/** Returns what is to make of each dish on these tickets, the most first. */
export const allDay = (tickets: readonly Ticket[]): readonly DishTotal[] => {
  const totals = new Map<string, DishTotal>()
  for (const dish of tickets.flatMap(({ lines }) => lines)) {
    const key = keyOf(dish)
    const count = (totals.get(key)?.count ?? 0) + unitsLeft(dish)
    if (count > 0) totals.set(key, { key, dish, count })
  }
  return [...totals.values()].toSorted((one, other) => other.count - one.count)
}
