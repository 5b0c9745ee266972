import type { BumpTicketData, TicketDish } from '@comanda/contract'
import type { TicketRow } from '../../../tables/tickets.ts'

type Named = BumpTicketData['lines']

const isNamed = ({ id }: TicketDish, lines: Named): boolean => lines?.includes(id) ?? true

const isLeft = ({ doneTime, quantity, gone = 0, isOff }: TicketDish): boolean =>
  doneTime === undefined && (isOff === true || quantity > gone)

/** Returns a ticket with these dishes done, all of them without names; it is done with its last dish. The same ticket if nothing changes. */
export const withDone = (row: TicketRow, lines: Named, now: Date): TicketRow => {
  if (row.status === 'done') return row
  const doneTime = now.toISOString()
  const dishes = row.lines.map((dish) =>
    isNamed(dish, lines) && dish.doneTime === undefined ? { ...dish, doneTime } : dish,
  )
  const isOver = lines === undefined || !dishes.some(isLeft)
  if (!isOver && dishes.every((dish, index) => dish === row.lines[index])) return row
  const ended = isOver ? { status: 'done' as const, doneTime } : {}
  return { ...row, ...ended, lines: dishes, version: row.version + 1 }
}

/** Returns a ticket of which these dishes are to be made after all, all of them without names. */
export const withRecalled = (row: TicketRow, lines: Named): TicketRow => {
  const dishes = row.lines.map((dish) => {
    if (!isNamed(dish, lines) || dish.doneTime === undefined) return dish
    const { doneTime: _, ...open } = dish
    return open
  })
  const isSame = dishes.every((dish, index) => dish === row.lines[index])
  if (isSame && row.status === 'open') return row
  return { ...row, status: 'open', doneTime: null, lines: dishes, version: row.version + 1 }
}
