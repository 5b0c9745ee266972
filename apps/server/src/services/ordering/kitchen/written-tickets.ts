import type { Ticket } from '@comanda/contract'
import type { Database } from '../../../database/connect.ts'
import { withoutNulls } from '../../../records/without-nulls.ts'
import type { EventBus } from '../../../runtime/event-bus.ts'
import type { TicketRow } from '../../../tables/tickets.ts'

/** Tickets that a transaction has written. */
export interface WrittenTickets {
  readonly created: readonly TicketRow[]
  readonly patched: readonly TicketRow[]
}

const written = new WeakMap<Database, WrittenTickets>()

const none: WrittenTickets = { created: [], patched: [] }

/** Notes what a transaction has written, so that it is announced after the commit wherever that is. */
export const noteTickets = (transaction: Database, more: Partial<WrittenTickets>): void => {
  const { created, patched } = written.get(transaction) ?? none
  written.set(transaction, {
    created: [...created, ...(more.created ?? [])],
    patched: [...patched, ...(more.patched ?? [])],
  })
}

/** Returns what a transaction has written so far. */
export const ticketsIn = (transaction: Database): WrittenTickets => written.get(transaction) ?? none

/** Returns a ticket as it is on the wire. */
export const ticketRecord = ({
  businessDay: _businessDay,
  isExpo: _isExpo,
  ...row
}: TicketRow): Ticket => withoutNulls(row)

/** Announces the tickets of a new order, which has been numbered. Only after the commit. */
export const announcePlacedTickets = (
  bus: Pick<EventBus, 'publish'>,
  rows: readonly TicketRow[],
  { number }: Pick<Ticket, 'number'>,
): void => {
  for (const row of rows)
    bus.publish({ path: 'tickets', event: 'created', data: ticketRecord({ ...row, number }) })
}

/** Announces tickets to those who serve guests in the shop, each as the transaction has left it. Only after the commit. */
export const announceTickets = (
  bus: Pick<EventBus, 'publish'>,
  { created, patched }: WrittenTickets,
): void => {
  const last = new Map([...created, ...patched].map((row) => [row._id, row]))
  const fresh = new Set(created.map(({ _id }) => _id))
  for (const row of last.values()) {
    const event = fresh.has(row._id) ? 'created' : 'patched'
    bus.publish({ path: 'tickets', event, data: ticketRecord(row) })
  }
}
