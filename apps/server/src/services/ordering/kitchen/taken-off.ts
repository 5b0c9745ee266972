import type { TicketDish } from '@comanda/contract'
import type { TicketRow } from '../../../tables/tickets.ts'
import { type Dish, dishKey } from './ticket-dish.ts'

const leftOf = ({ isOff, quantity, gone = 0 }: TicketDish): number => (isOff ? 0 : quantity - gone)

const isOpen = ({ status }: TicketRow): boolean => status === 'open'

/** The latest first, and what is not made yet before what is. */
const inOrder = (rows: readonly TicketRow[]): readonly TicketRow[] => {
  const latest = rows.toReversed()
  return [...latest.filter(isOpen), ...latest.filter((row) => !isOpen(row))]
}

/** Returns a ticket without units of which nobody has to make any: it is done once it has nothing else. */
const without = (row: TicketRow, lines: TicketRow['lines'], now: Date): TicketRow => {
  const isOver = row.status === 'open' && lines.every((dish) => !dish.isOff && leftOf(dish) === 0)
  return {
    ...row,
    lines,
    version: row.version + 1,
    ...(isOver ? { status: 'done' as const, doneTime: now.toISOString() } : {}),
  }
}

/** Returns the tickets of an order at a station that say less now: units that a change takes off are marked on those that told to make them. */
export const takenOff = (
  known: readonly TicketRow[],
  dishes: readonly Dish[],
  now: Date,
): readonly TicketRow[] => {
  const off = new Map<string, number>()
  for (const dish of dishes)
    if (dish.isOff) off.set(dishKey(dish), (off.get(dishKey(dish)) ?? 0) + dish.quantity)
  return inOrder(known).flatMap((row) => {
    const lines = row.lines.map((dish) => {
      const key = dishKey(dish)
      const units = Math.min(off.get(key) ?? 0, leftOf(dish))
      if (units === 0) return dish
      off.set(key, (off.get(key) ?? 0) - units)
      return { ...dish, gone: (dish.gone ?? 0) + units }
    })
    return lines.some((dish, index) => dish !== row.lines[index]) ? [without(row, lines, now)] : []
  })
}
