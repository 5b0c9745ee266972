import type { Order } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import { orderNotFound } from '../../../errors/order-not-found.ts'
import { refused } from '../../../errors/refusal.ts'
import { type OrderRow, orders } from '../../../tables/orders.ts'
import { orderRecord } from '../records/order-record.ts'
import {
  type ChangedSession,
  changeSession,
  type LockedSession,
} from '../table-sessions/change-session.ts'
import type { Ordering } from '../table-sessions/ordering.ts'

/** An order of a shop by its id. */
export interface OrderKey {
  readonly shop: string
  readonly order: string
}

/** How often an order is looked up again that went to another bill before its own was locked. */
const MOVED_TRIES = 3

const sessionOf = async (
  { reads }: Ordering,
  { shop, order }: OrderKey,
): Promise<string | undefined> => {
  const [row] = await reads
    .select({ session: orders.session })
    .from(orders)
    .where(and(eq(orders.shop, shop), eq(orders._id, order)))
  return row?.session
}

/**
 * Changes an order in a transaction that has locked its session, and announces the change. `work` returns undefined if there is nothing to
 * change, and throws refusals.
 */
export const inOrder = async (
  ordering: Ordering,
  key: OrderKey,
  work: (locked: LockedSession, order: OrderRow) => Promise<ChangedSession | undefined>,
  tries = MOVED_TRIES,
): Promise<Order> => {
  const session = await sessionOf(ordering, key)
  if (session === undefined) throw refused(orderNotFound)
  let answer: Order | undefined
  await changeSession(ordering, session, async (locked) => {
    const before = locked.state.orders.find(({ _id }) => _id === key.order)
    if (!before) return undefined
    const changed = await work(locked, before)
    const { orders: all, lines } = changed?.state ?? locked.state
    answer = orderRecord(all.find(({ _id }) => _id === key.order) ?? before, lines)
    return changed
  })
  if (answer) return answer
  if (tries > 0) return inOrder(ordering, key, work, tries - 1)
  throw refused(orderNotFound)
}
