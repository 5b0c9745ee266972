import type { SplitSessionData, SplitSessionResult, TableSession, User } from '@comanda/contract'
import { refused } from '../../../../errors/refusal.ts'
import { sessionNotFound } from '../../../../errors/session-not-found.ts'
import { once } from '../../../../idempotency/once.ts'
import { inShopOfSession } from '../../../../shop-directory/in-shop-of-session.ts'
import { announceNewSession, announceOrder, announceSession } from '../../announcements/announce.ts'
import { sectionsOf } from '../../pricing/session-sections.ts'
import { inLockedSession } from '../../queries/in-locked-session.ts'
import { loadSession } from '../../queries/load-session.ts'
import { orderRecord } from '../../records/order-record.ts'
import { sessionRecord, type SessionState } from '../../records/session-record.ts'
import { checkVersion } from '../expected-version.ts'
import { newSessionIds } from '../beginning/new-session.ts'
import type { Ordering } from '../ordering.ts'
import { staffIn } from '../staff-change.ts'
import { checkJoins } from './check-joins.ts'
import { splitBills } from './split-bills.ts'
import { takingTable } from './table-taken.ts'

const path = 'tableSessions/split'

/**
 * `create tableSessions/split`: units of lines go over to a bill of their own at the same table (STAFF-2.17). The kitchen gets no
 * new order.
 */
export const splitSession = async (
  ordering: Ordering,
  data: SplitSessionData,
  user: User | undefined,
): Promise<SplitSessionResult> => {
  const { session: id, idempotencyKey: key, ...payload } = data
  const now = new Date(ordering.now())
  const splitting = inShopOfSession(ordering, id, async (shop) => {
    const known = await ordering.menuOf(shop)
    if (!known) return undefined
    const ids = await newSessionIds(ordering, shop)
    const newId = () => ordering.shopDirectory.newSecretId(ordering.reads, shop)
    return inLockedSession(ordering, { shop, session: id }, async (transaction, state) => {
      const by = staffIn(shop, user, ['waiter', 'cashier', 'manager'])
      const write = { shop, scope: `${path}/${id}`, key, caller: by._id, payload }
      const { made, answer } = await once(transaction, write, async () => {
        checkVersion(state.row, data.expectedVersion)
        checkJoins(state)
        const menu = await ordering.menuAt(transaction, known)
        const actor = { role: 'staff' as const, user: by._id }
        const locked = { transaction, menu, state, now }
        return {
          answer: { split: ids._id },
          ...(await splitBills(locked, data, { ids, newId, actor })),
        }
      })
      return { shop, menu: known, made, answer }
    })
  })
  const done = await takingTable(splitting)
  if (!done) throw refused(sessionNotFound)
  const { shop, menu, made, answer } = done
  const recordOf = (state: SessionState): TableSession =>
    sessionRecord(state, sectionsOf(menu, state.row, now))
  if (!made) {
    const { split } = answer as { readonly split: string }
    const [first, second] = [
      await loadSession(ordering.reads, shop, id),
      await loadSession(ordering.reads, shop, split),
    ]
    if (!first || !second) throw refused(sessionNotFound)
    return { session: recordOf(first), split: recordOf(second) }
  }
  const [session, split] = [recordOf(made.first), recordOf(made.second)]
  announceSession(ordering.bus, session)
  announceNewSession(ordering.bus, split)
  for (const { orders, lines } of [made.first, made.second])
    for (const order of orders)
      if (made.orders.includes(order._id))
        announceOrder(ordering.bus, 'patched', orderRecord(order, lines))
  return { session, split }
}
