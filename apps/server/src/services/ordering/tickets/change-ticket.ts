import {
  always,
  type BumpTicketData,
  type OrderStatus,
  type Ticket,
  type User,
} from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { logInTransaction } from '../../../audit/pending-action.ts'
import { callerOf } from '../../../authentication/caller-of.ts'
import type { HandlerContext } from '../../../calls/served.ts'
import { allEnded } from '../../../database/all-ended.ts'
import type { Database } from '../../../database/connect.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import { type OrderRow, orders } from '../../../tables/orders.ts'
import type { Actor } from '../../../tables/session-events.ts'
import { type TicketRow, tickets } from '../../../tables/tickets.ts'
import { saveTickets, ticketsOf } from '../kitchen/change-tickets.ts'
import { noteTickets, ticketRecord } from '../kitchen/written-tickets.ts'
import { moverOf } from '../orders/mover-of.ts'
import { patchOrder } from '../orders/patch.ts'
import { announceStep, type StatusChange, stepOrder } from '../orders/step-order.ts'
import { inLockedSession, type LockedWith } from '../queries/in-locked-session.ts'
import type { SessionState } from '../records/session-record.ts'
import { type Ordering, orderingOf } from '../table-sessions/ordering.ts'
import { orderProgress } from './order-progress.ts'

const ticketNotFound: Refusal = {
  kind: 'NotFound',
  code: 'ticketNotFound',
  message: 'There is no such ticket.',
}

/** The order of a ticket, on whichever bill it is by now. */
const orderOf = async (
  database: Database,
  { shop, ticket }: BumpTicketData,
): Promise<OrderRow | undefined> => {
  const [found] = await database
    .select({ order: orders })
    .from(tickets)
    .innerJoin(orders, and(eq(orders.shop, tickets.shop), eq(orders._id, tickets.order)))
    .where(and(eq(tickets.shop, shop), eq(tickets._id, ticket)))
  return found?.order
}

/** Reads the orders of a number: one, or several if it is on several bills. */
const partsOf = (
  database: Database,
  { shop, businessDay, number }: OrderRow,
): Promise<OrderRow[]> =>
  database
    .select()
    .from(orders)
    .where(
      and(eq(orders.shop, shop), eq(orders.businessDay, businessDay), eq(orders.number, number)),
    )
    .execute()

/** Returns the step of an order that its tickets ask for. What was handed over or cancelled stays so. */
const nextStep = (
  from: OrderStatus,
  to: OrderStatus | undefined,
): 'preparing' | 'ready' | undefined => {
  if (to === 'ready' && (from === 'received' || from === 'preparing')) return 'ready'
  if (to === 'preparing' && (from === 'received' || from === 'ready')) return 'preparing'
  return undefined
}

/** Returns the change of an order that its tickets ask for. */
const changeOf = (
  { _id: id, status: expectedStatus }: OrderRow,
  progress: OrderStatus | undefined,
  user: User,
  actor: Actor,
): StatusChange | undefined => {
  const status = nextStep(expectedStatus, progress)
  const step = { id, expectedStatus, reach: always, actor, user, manages: () => false }
  return status && { ...step, status }
}

/** Moves the orders of a number on other bills along with their tickets; a step that somebody else has taken by then stays as it is. */
const follow = async (
  ordering: Ordering,
  parts: readonly OrderRow[],
  progress: OrderStatus | undefined,
  by: User,
  actor: Actor,
): Promise<void> => {
  for (const part of parts) {
    const change = changeOf(part, progress, by, actor)
    if (!change) continue
    await patchOrder(ordering, change, part).catch((error: unknown) => {
      if (!(error instanceof Error && error.name === 'Conflict')) throw error
    })
  }
}

/**
 * Changes a ticket in a transaction that has locked the session of its order, moves its order along, and announces both. `work`
 * returns the same ticket if there is nothing to change: a repetition changes nothing.
 */
export const changeTicket = async (
  context: HandlerContext,
  data: BumpTicketData,
  work: (row: TicketRow, now: Date) => TicketRow,
): Promise<Ticket> => {
  const ordering = orderingOf(context)
  const by = callerOf(context.params)
  const { shop } = data
  const actor = moverOf(context.params)
  const order = await orderOf(ordering.reads, data)
  const menu = await ordering.menuOf(shop)
  if (!order || !menu) throw refused(ticketNotFound)
  const locked = { shop, session: order.session }
  const now = new Date(ordering.now())
  const change = async (
    transaction: Database,
    state: SessionState,
    { menuRevision, read: [all, parts] = [[], []] }: LockedWith<[TicketRow[], OrderRow[]]>,
  ) => {
    const before = all.find(({ _id }) => _id === data.ticket)
    if (!before) return undefined
    const after = work(before, now)
    if (after !== before) {
      await saveTickets(transaction, [after])
      noteTickets(transaction, { patched: [after] })
    }
    const logged = await logInTransaction(transaction, 'tickets', { shop, record: data.ticket })
    const progress = orderProgress(all.map((one) => (one === before ? after : one)))
    const own = state.orders.find(({ _id }) => _id === order._id)
    const step = own && changeOf(own, progress, by, actor)
    const stepped =
      step &&
      (await stepOrder(transaction, state, own, {
        menu: await ordering.menuAt(transaction, menu, menuRevision),
        change: step,
        now,
      }))
    return { after, progress, stepped, others: parts.filter(({ _id }) => _id !== own?._id), logged }
  }
  const done = await inLockedSession(ordering, locked, change, undefined, (transaction) =>
    allEnded([ticketsOf(transaction, shop, [order]), partsOf(transaction, order)]),
  )
  if (!done) throw refused(ticketNotFound)
  done.logged()
  if (done.stepped) announceStep(ordering, order, done.stepped, now)
  await follow(ordering, done.others, done.progress, by, actor)
  return ticketRecord(done.after)
}
