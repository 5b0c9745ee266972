import { and, eq, inArray } from 'drizzle-orm'
import { allergensOfSession } from '../../accounts/guest-files/allergens-of-member.ts'
import { allEnded } from '../../../database/all-ended.ts'
import type { Database } from '../../../database/connect.ts'
import { writeBehind } from '../../../database/transaction.ts'
import type { OrderRow } from '../../../tables/orders.ts'
import { type TicketRow, tickets } from '../../../tables/tickets.ts'
import { orderNumber } from '../records/order-record.ts'
import { newTicket, ticketAllergies } from './new-ticket.ts'
import { type Ordered, type OrderedAt, type TicketDelta, ticketDeltas } from './ticket-deltas.ts'
import { takenOff } from './taken-off.ts'
import { noteTickets } from './written-tickets.ts'

type Numbered = Pick<OrderRow, 'shop' | 'businessDay' | 'number'>

const isOf = (ticket: TicketRow, { businessDay, number }: Numbered): boolean =>
  ticket.businessDay === businessDay && ticket.number === orderNumber(number)

/** Reads all tickets of the numbers of some orders of a shop, also those of their dishes on other bills. */
export const ticketsOf = async (
  transaction: Database,
  shop: string,
  orders: readonly Numbered[],
): Promise<TicketRow[]> => {
  const rows = await transaction
    .select()
    .from(tickets)
    .where(
      and(
        eq(tickets.shop, shop),
        inArray(tickets.businessDay, [...new Set(orders.map(({ businessDay }) => businessDay))]),
        inArray(tickets.number, [...new Set(orders.map(({ number }) => orderNumber(number)))]),
      ),
    )
    .orderBy(tickets.createTime, tickets._id)
    .for('update')
    .execute()
  return rows.filter((ticket) => orders.some((order) => isOf(ticket, order)))
}

/** Saves what a change has made of tickets. */
export const saveTickets = async (
  transaction: Database,
  rows: readonly TicketRow[],
): Promise<void> => {
  for (const { shop, _id, ...columns } of rows)
    await writeBehind(
      transaction,
      transaction
        .update(tickets)
        .set(columns)
        .where(and(eq(tickets.shop, shop), eq(tickets._id, _id)))
        .execute(),
    )
}

const nextSeq = (known: readonly TicketRow[], { order, station }: TicketDelta): number =>
  Math.max(
    0,
    ...known
      .filter((one) => one.order === order._id && one.station === station)
      .map(({ seq }) => seq),
  ) + 1

/**
 * Tells the kitchen what a change of a locked session is to it, in the same transaction: a ticket with the difference alone for each
 * order and station (KITCHEN-1.3). Without a difference it does nothing.
 */
export const changeTickets = async (
  transaction: Database,
  before: OrderedAt,
  after: Ordered<OrderRow>,
  now: Date,
): Promise<void> => {
  const deltas = ticketDeltas(before, after)
  const [first] = deltas
  if (!first) return
  const { shop } = first.order
  const orders = deltas.map(({ order }) => order)
  const { row } = before
  const [known, memberAllergens] = await allEnded([
    ticketsOf(transaction, shop, orders),
    allergensOfSession(transaction, { shop, id: row._id }),
  ])
  const allergies = ticketAllergies({ row, memberAllergens })
  const created = deltas.map((delta) => {
    const number = orderNumber(delta.order.number)
    return newTicket(delta, { seq: nextSeq(known, delta), number, allergies }, now)
  })
  const patched = deltas.flatMap((delta) =>
    takenOff(
      known.filter((one) => one.station === delta.station && isOf(one, delta.order)),
      delta.dishes,
      now,
    ),
  )
  await saveTickets(transaction, patched)
  await writeBehind(transaction, transaction.insert(tickets).values(created).execute())
  noteTickets(transaction, { created, patched })
}
