import type { MergeSessionsData, MergeSessionsResult, TableSession, User } from '@comanda/contract'
import { isSessionFinished } from '@comanda/shop-rules/sessions'
import { refused } from '../../../../errors/refusal.ts'
import { sessionNotFound } from '../../../../errors/session-not-found.ts'
import { once } from '../../../../idempotency/once.ts'
import { inShopOfSession } from '../../../../shop-directory/in-shop-of-session.ts'
import { announceOrder, announceSession } from '../../announcements/announce.ts'
import { announceMember } from '../../announcements/announce-member.ts'
import { sectionsOf } from '../../pricing/session-sections.ts'
import { inLockedSessions } from '../../queries/in-locked-sessions.ts'
import { loadSession } from '../../queries/load-session.ts'
import { orderRecord } from '../../records/order-record.ts'
import { sessionRecord, type SessionState } from '../../records/session-record.ts'
import { setCleaningLater } from '../../table-view-items/set-cleaning.ts'
import { announceCart, announceGuest } from '../../shared-carts/announce.ts'
import { mergeCarts } from '../../shared-carts/merge-carts.ts'
import { checkVersion } from '../expected-version.ts'
import type { Ordering } from '../ordering.ts'
import { staffIn } from '../staff-change.ts'
import { checkJoins } from './check-joins.ts'
import { followGuests } from './follow-guests.ts'
import { mergedBills } from './merged-bills.ts'

const path = 'tableSessions/merge'

/**
 * `create tableSessions/merge`: the bill of one table goes over to that of another, with its orders, payments and coupons
 * (STAFF-2.15). The kitchen sees the same orders, at the other table.
 */
export const mergeSessions = async (
  ordering: Ordering,
  data: MergeSessionsData,
  user: User | undefined,
): Promise<MergeSessionsResult> => {
  const { from, into, idempotencyKey: key, ...payload } = data
  const now = new Date(ordering.now())
  if (from === into) {
    const message = 'These are the same.'
    throw refused({ kind: 'BadRequest', code: 'dataInvalid', message, field: 'into' })
  }
  const done = await inShopOfSession(ordering, into, async (shop) => {
    const known = await ordering.menuOf(shop)
    if (!known) return undefined
    return inLockedSessions(ordering, shop, [from, into], async (transaction, [one, other]) => {
      const by = staffIn(shop, user, ['waiter', 'cashier', 'manager'])
      const write = {
        shop,
        scope: `${path}/${into}`,
        key,
        caller: by._id,
        payload: { from, ...payload },
      }
      const { made } = await once(transaction, write, async () => {
        checkVersion(other.row, data.expectedVersion)
        for (const state of [one, other]) checkJoins(state)
        const menu = await ordering.menuAt(transaction, known)
        const actor = { role: 'staff' as const, user: by._id }
        return {
          answer: undefined,
          ...(await mergedBills(transaction, menu, one, other, actor, now)),
          carts: await mergeCarts(
            transaction,
            { shop, session: from },
            { shop, session: into },
            now,
          ),
        }
      })
      return { shop, menu: known, made }
    })
  })
  if (!done) throw refused(sessionNotFound)
  const { shop, menu, made } = done
  const recordOf = (state: SessionState): TableSession =>
    sessionRecord(state, sectionsOf(menu, state.row, now))
  if (!made) {
    const state = await loadSession(ordering.reads, shop, into)
    if (!state) throw refused(sessionNotFound)
    return { session: recordOf(state) }
  }
  const session = recordOf(made.into)
  followGuests(ordering, session)
  announceSession(ordering.bus, session)
  announceSession(ordering.bus, recordOf(made.from))
  for (const order of made.into.orders)
    announceOrder(ordering.bus, 'patched', orderRecord(order, made.into.lines))
  announceMember(ordering.reads, ordering.bus, {
    session: into,
    user: session.user,
    coupons: made.coupons,
    now,
  })
  if (made.carts) {
    announceCart(ordering.bus, made.carts.change)
    for (const guest of made.carts.guests) announceGuest(ordering.bus, guest, made.into.row)
  }
  const { tableItem: table } = made.from.row
  if (table !== null && !isSessionFinished(session.status))
    setCleaningLater(ordering, { shop, table }, 'toClean')
  return { session }
}
