import { type Menu, type Order, sessionChange, type TableSession } from '@comanda/contract'
import { isSessionFinished } from '@comanda/shop-rules/sessions'
import { isStillServed } from '@comanda/shop-rules/table-guests'
import type { Database } from '../../../database/connect.ts'
import { logInTransaction } from '../../../audit/pending-action.ts'
import { refused } from '../../../errors/refusal.ts'
import type { Claimed, RetriableWrite } from '../../../idempotency/once.ts'
import { noteChange } from '../../../records/session-changes.ts'
import { rankWhenDone } from '../../accounts/users/spends/rank-when-done.ts'
import type { CouponKey } from '../../rewards/user-coupons/coupon-key.ts'
import { announceOrder, announceSession } from '../announcements/announce.ts'
import { announceMember } from '../announcements/announce-member.ts'
import { announceBooking } from '../deposits/announce-booking.ts'
import { followDeposit } from '../deposits/follow-deposit.ts'
import type { Ordering } from './ordering.ts'
import { inLockedSession, type LockedWith } from '../queries/in-locked-session.ts'
import { inShopOfSession } from '../../../shop-directory/in-shop-of-session.ts'
import { sectionsOf } from '../pricing/session-sections.ts'
import { sessionRecord, type SessionState } from '../records/session-record.ts'
import { sessionNotFound } from '../../../errors/session-not-found.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'
import { whenLeft } from './ending/when-left.ts'

/** A locked session, with what changing it needs. */
export interface LockedSession {
  readonly transaction: Database
  readonly menu: Menu
  readonly state: SessionState
  readonly now: Date
  /** Whether the write that the change is to be is ours to do, settled (`LockedWith`); undefined if none was to be claimed. */
  readonly claimed?: Promise<Claimed> | undefined
}

/** The changes of a session to be saved, or undefined if nothing changes. */
export interface ChangedSession {
  readonly state: SessionState
  /** Returned coupons. */
  readonly coupons?: readonly CouponKey[]
  /** Orders that changed. */
  readonly orders?: readonly Order[]
  /** Products and groups whose stock changed. */
  readonly stocks?: readonly string[]
  /** Staff have said that its guests have left. */
  readonly hasLeft?: true
}

/** What changes of it afterwards, such as a refund, says nothing of its table. */
const isOver = (row: SessionRow): boolean => isSessionFinished(row.status) && !isStillServed(row)

/**
 * Changes a session in a transaction that locks it, and announces the change. `work` throws refusals. The write that the change is to
 * be is claimed in the shop with the lock.
 */
export const changeSession = async (
  ordering: Ordering,
  session: string,
  work: (locked: LockedSession) => Promise<ChangedSession | undefined>,
  writeIn?: (shop: string) => RetriableWrite,
): Promise<TableSession> => {
  const { reads, bus } = ordering
  const now = new Date(ordering.now())
  const done = await inShopOfSession(ordering, session, async (shop) => {
    const known = await ordering.menuOf(shop)
    if (!known) return undefined
    const changing = async (
      transaction: Database,
      locked: SessionState,
      { menuRevision, claimed }: LockedWith,
    ) => {
      const menu = await ordering.menuAt(transaction, known, menuRevision)
      const changed = await work({ transaction, menu, state: locked, now, claimed })
      const state = changed?.state ?? locked
      const booking = changed && (await followDeposit(transaction, ordering, state, now))
      const logged = await logInTransaction(transaction, 'tableSessions', { shop, record: session })
      return { menu, changed, state, booking, before: locked, logged }
    }
    return inLockedSession(ordering, { shop, session }, changing, writeIn?.(shop))
  })
  if (!done) throw refused(sessionNotFound)
  const { menu, changed, state, booking, before, logged } = done
  logged()
  const record = sessionRecord(state, sectionsOf(menu, state.row, now))
  if (changed) {
    noteChange(record, sessionChange(sessionRecord(before), record))
    announceSession(bus, record)
    if (booking) announceBooking(ordering, booking)
    for (const order of changed.orders ?? []) announceOrder(bus, 'patched', order)
    ordering.stocksChanged(record.shop, changed.stocks ?? [])
    rankWhenDone(ordering, record)
    if (!isOver(before.row)) whenLeft(ordering, record, changed.hasLeft === true)
    announceMember(reads, bus, {
      session,
      user: record.user ?? before.row.user,
      coupons: changed.coupons ?? [],
      now,
    })
  }
  return record
}

/** Changes a session as `changeSession` does, once (CALL-4.4): a retry gets the session as it is now, with later changes. */
export const changeSessionOnce = (
  ordering: Ordering,
  session: string,
  writeIn: (shop: string) => RetriableWrite,
  work: {
    /** Throws unless the caller may change the session, also for a retry. */
    readonly allows: (row: SessionRow) => void
    readonly change: (locked: LockedSession) => Promise<ChangedSession | undefined>
  },
): Promise<TableSession> =>
  changeSession(
    ordering,
    session,
    async (locked) => {
      work.allows(locked.state.row)
      const claimed = await locked.claimed
      if (!claimed || 'answer' in claimed) return undefined
      // No response is saved.
      return work.change(locked)
    },
    writeIn,
  )
