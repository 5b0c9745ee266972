import type { LineRow } from '../../../tables/session-lines.ts'
import type { TicketRow } from '../../../tables/tickets.ts'
import { newTicket, ticketAllergies, type TicketGuests } from './new-ticket.ts'
import { ticketDeltas, type TicketOrder } from './ticket-deltas.ts'

const nothing = { orders: [], lines: [] } as const

/** Returns the tickets of a new order, whose number its transaction counts: one for each station that makes some of it. */
export const placedTickets = (
  order: TicketOrder,
  lines: readonly LineRow[],
  session: TicketGuests,
): TicketRow[] => {
  const own = { seq: 1, number: '', allergies: ticketAllergies(session) }
  return ticketDeltas(nothing, { orders: [order], lines }).map((delta) =>
    newTicket(delta, own, new Date(order.createTime)),
  )
}
