import type { Ticket, TicketDish } from '@comanda/contract'

/** Dishes of a ticket that are marked as made, or opened again; all of them without `lines`. */
export interface Bump {
  readonly call: 'bump' | 'recall'
  readonly ticket: string
  /** Of the order, for staff to read. */
  readonly number: string
  readonly lines?: readonly string[]
  /** When it was done. */
  readonly time: string
}

/** Returns a ticket as a bump or recall leaves it, shown until the server has said so. */
export const bumped = (ticket: Ticket, { call, lines, time }: Bump): Ticket => {
  const isBump = call === 'bump'
  const dishes = ticket.lines.map((dish): TicketDish => {
    if (lines?.includes(dish.id) === false) return dish
    const { doneTime: _, ...open } = dish
    return isBump ? { ...open, doneTime: dish.doneTime ?? time } : open
  })
  const isDone = isBump && (lines === undefined || dishes.every(({ doneTime }) => doneTime))
  const { doneTime: _, ...rest } = ticket
  return {
    ...rest,
    lines: dishes,
    ...(isDone ? { status: 'done', doneTime: time } : { status: 'open' }),
  }
}

/** Returns tickets by id, as they are once the bumps that wait are made. */
export const withBumps = (
  tickets: Iterable<Ticket>,
  bumps: readonly Bump[],
): ReadonlyMap<string, Ticket> => {
  const byId = new Map([...tickets].map((ticket) => [ticket._id, ticket]))
  for (const bump of bumps) {
    const ticket = byId.get(bump.ticket)
    if (ticket) byId.set(bump.ticket, bumped(ticket, bump))
  }
  return byId
}
