import type { Order } from '@comanda/contract'
import { and, eq, getTableColumns } from 'drizzle-orm'
import { logInTransaction } from '../../../audit/pending-action.ts'
import type { Database } from '../../../database/connect.ts'
import { orderNotFound } from '../../../errors/order-not-found.ts'
import { refused } from '../../../errors/refusal.ts'
import { idAnd } from '../../../table-service/read.ts'
import { whereOf } from '../../../table-service/where.ts'
import { type OrderRow, orders } from '../../../tables/orders.ts'
import { orderShops } from '../queries/find-orders.ts'
import { inLockedSession, type LockedWith } from '../queries/in-locked-session.ts'
import type { SessionState } from '../records/session-record.ts'
import type { Ordering } from '../table-sessions/ordering.ts'
import { announceStep, type StatusChange, stepOrder } from './step-order.ts'

const sessionOfOrder = async (
  database: Database,
  shop: string,
  { id, reach }: StatusChange,
): Promise<Pick<OrderRow, 'shop' | 'session'> | undefined> => {
  const [row] = await database
    .select({ shop: orders.shop, session: orders.session })
    .from(orders)
    .where(and(eq(orders.shop, shop), whereOf(getTableColumns(orders), idAnd(id, reach))))
  return row
}

/** How often an order is looked up again that went to another bill before its own was locked. */
const MOVED_TRIES = 3

/**
 * `patch orders/{id}`: moves an order along (received, preparing, ready, completed; cancelled until then). Concurrent
 * changes are serialised: the second sees the status set by the first. Setting the same status changes nothing.
 * Cancelling returns the stock and prices the session again. `known` is its bill, if it was read just now.
 */
export const patchOrder = async (
  ordering: Ordering,
  change: StatusChange,
  known?: Pick<OrderRow, 'shop' | 'session'>,
  tries = MOVED_TRIES,
): Promise<Order> => {
  const { reads, shopDirectory, now: clock, menuOf } = ordering
  const found =
    known ??
    (await shopDirectory.readByShop(reads, orderShops, change.id, (shop) =>
      sessionOfOrder(reads, shop, change),
    ))
  const menu = found && (await menuOf(found.shop))
  if (!found || !menu) throw refused(orderNotFound)
  const now = new Date(clock())
  const work = async (transaction: Database, state: SessionState, { menuRevision }: LockedWith) => {
    const before = state.orders.find((one) => one._id === change.id)
    if (!before) return undefined
    const { shop, _id: record, status } = before
    const menuNow = await ordering.menuAt(transaction, menu, menuRevision)
    const changed = await stepOrder(transaction, state, before, { menu: menuNow, change, now })
    const said = { shop, record, before: { status } }
    return { ...changed, logged: await logInTransaction(transaction, 'orders', said) }
  }
  const changed = await inLockedSession(ordering, found, work)
  if (!changed && tries > 0) return patchOrder(ordering, change, undefined, tries - 1)
  if (!changed) throw refused(orderNotFound)
  changed.logged()
  announceStep(ordering, found, changed, now)
  return changed.order
}
