import type {
  TableSession,
  UnmergeSessionsData,
  UnmergeSessionsResult,
  User,
} from '@comanda/contract'
import { refused } from '../../../../errors/refusal.ts'
import { sessionNotFound } from '../../../../errors/session-not-found.ts'
import { once } from '../../../../idempotency/once.ts'
import { inShopOfSession } from '../../../../shop-directory/in-shop-of-session.ts'
import { announceOrder, announceSession } from '../../announcements/announce.ts'
import { sectionsOf } from '../../pricing/session-sections.ts'
import { inLockedSessions } from '../../queries/in-locked-sessions.ts'
import { loadSession } from '../../queries/load-session.ts'
import { orderRecord } from '../../records/order-record.ts'
import { sessionRecord, type SessionState } from '../../records/session-record.ts'
import { setCleaningLater } from '../../table-view-items/set-cleaning.ts'
import { checkVersion } from '../expected-version.ts'
import type { Ordering } from '../ordering.ts'
import { staffIn } from '../staff-change.ts'
import { checkUnmerges } from './check-unmerges.ts'
import { followGuests } from './follow-guests.ts'
import { takeTable, takingTable } from './table-taken.ts'
import { unmergedBills } from './unmerged-bills.ts'

const path = 'tableSessions/unmerge'

/**
 * `create tableSessions/unmerge`: the bill that `from` brought to `into` goes back to its table (STAFF-2.20). The kitchen makes
 * nothing again.
 */
export const unmergeSessions = async (
  ordering: Ordering,
  data: UnmergeSessionsData,
  user: User | undefined,
): Promise<UnmergeSessionsResult> => {
  const { from, into, idempotencyKey: key, ...payload } = data
  const now = new Date(ordering.now())
  if (from === into) {
    const message = 'These are the same.'
    throw refused({ kind: 'BadRequest', code: 'dataInvalid', message, field: 'into' })
  }
  const parting = inShopOfSession(ordering, into, async (shop) => {
    const known = await ordering.menuOf(shop)
    if (!known) return undefined
    return inLockedSessions(ordering, shop, [from, into], async (transaction, [one, other]) => {
      const by = staffIn(shop, user, ['waiter', 'cashier', 'manager'])
      const scope = `${path}/${into}`
      const write = { shop, scope, key, caller: by._id, payload: { from, ...payload } }
      const { made } = await once(transaction, write, async () => {
        checkVersion(other.row, data.expectedVersion)
        const before = checkUnmerges(one, other, now)
        await takeTable(transaction, one.row, now)
        const menu = await ordering.menuAt(transaction, known)
        const actor = { role: 'staff' as const, user: by._id }
        const bills = { from: one, into: other, before }
        return {
          answer: undefined,
          ...(await unmergedBills(transaction, menu, bills, actor, now)),
        }
      })
      return { shop, menu: known, made }
    })
  })
  const done = await takingTable(parting)
  if (!done) throw refused(sessionNotFound)
  const { shop, menu, made } = done
  const recordOf = (state: SessionState): TableSession =>
    sessionRecord(state, sectionsOf(menu, state.row, now))
  if (!made) {
    const [left, back] = [
      await loadSession(ordering.reads, shop, into),
      await loadSession(ordering.reads, shop, from),
    ]
    if (!left || !back) throw refused(sessionNotFound)
    return { session: recordOf(left), unmerged: recordOf(back) }
  }
  const [session, unmerged] = [recordOf(made.into), recordOf(made.from)]
  followGuests(ordering, unmerged)
  announceSession(ordering.bus, session)
  announceSession(ordering.bus, unmerged)
  for (const { orders, lines } of [made.into, made.from])
    for (const order of orders) announceOrder(ordering.bus, 'patched', orderRecord(order, lines))
  const { tableItem: table } = made.from.row
  if (table !== null) setCleaningLater(ordering, { shop, table }, 'clean')
  return { session, unmerged }
}
