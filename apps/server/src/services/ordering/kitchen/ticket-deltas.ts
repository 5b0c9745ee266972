import { groupBy } from '../../../records/group-by.ts'
import type { OrderRow } from '../../../tables/orders.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import type { LineRow } from '../../../tables/session-lines.ts'
import { type Dish, dishKey, dishOf } from './ticket-dish.ts'

/** What the kitchen reads of an order. */
export type TicketOrder = Omit<OrderRow, 'number'>

/** Orders and lines of a session. */
export interface Ordered<O extends TicketOrder = TicketOrder> {
  readonly orders: readonly O[]
  readonly lines: readonly LineRow[]
}

/** Orders and lines of a session, with what its guests must not eat. */
export interface OrderedAt<O extends TicketOrder = TicketOrder> extends Ordered<O> {
  readonly row: Pick<SessionRow, '_id' | 'bookings'>
}

/** What of an order one station makes from now on, or leaves. */
export interface TicketDelta<O extends TicketOrder = TicketOrder> {
  readonly order: O
  readonly station: string | null
  readonly isExpo: boolean
  readonly dishes: readonly Dish[]
}

interface Units extends Pick<TicketDelta, 'station' | 'isExpo'> {
  readonly dish: Dish
  readonly quantity: number
}

/** Whether the kitchen makes an order: one to pay or to be accepted is nobody's work yet (PAY-4.1, ORDER-7.2). */
const isMade = (order: TicketOrder | undefined): boolean =>
  order !== undefined &&
  order.acceptUntil === null &&
  order.status !== 'toPay' &&
  order.status !== 'cancelled'

const placesOf = ({ names: { made } }: LineRow): readonly Pick<Units, 'station' | 'isExpo'>[] => [
  ...(made?.at ?? []).map((station) => ({ station, isExpo: false })),
  ...(made?.expo ?? []).map((station) => ({ station, isExpo: true })),
]

/** Returns how many units of which dish of an order are made where. */
const unitsOf = ({ orders, lines }: Ordered, id: string): ReadonlyMap<string, Units> => {
  const units = new Map<string, Units>()
  if (!isMade(orders.find(({ _id }) => _id === id))) return units
  for (const line of lines) {
    if (line.order !== id || line.status !== 'pending') continue
    for (const place of placesOf(line)) {
      const dish = dishOf(line, place.station)
      const key = `${place.station} ${dishKey(dish)}`
      const { quantity = 0 } = units.get(key) ?? {}
      units.set(key, { ...place, dish, quantity: quantity + line.quantity })
    }
  }
  return units
}

const changesOf = (before: ReadonlyMap<string, Units>, after: ReadonlyMap<string, Units>) =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)]
    const one = is ?? was
    const more = (is?.quantity ?? 0) - (was?.quantity ?? 0)
    if (!one || more === 0) return []
    const dish: Dish = { ...one.dish, quantity: Math.abs(more) }
    return [{ ...one, dish: more < 0 ? { ...dish, isOff: true as const } : dish }]
  })

/**
 * Returns what a change of a session is to its kitchen, for each order and station (KITCHEN-1.3): units that are made now and were not
 * before, and those that are not any more. Lines may have other ids than before.
 */
export const ticketDeltas = <O extends TicketOrder>(
  before: Ordered,
  after: Ordered<O>,
): readonly TicketDelta<O>[] =>
  after.orders.flatMap((order) => {
    const changes = changesOf(unitsOf(before, order._id), unitsOf(after, order._id))
    return [...groupBy(changes, ({ station }) => station)].map(([station, of]) => ({
      order,
      station,
      isExpo: of[0]?.isExpo ?? false,
      dishes: of.map(({ dish }) => dish),
    }))
  })
