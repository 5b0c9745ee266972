import type { SetUserData, TableSession, User } from '@comanda/contract'
import { accountById } from '../../../../authentication/accounts.ts'
import { spendablePoints } from '../../../../ledgers/points/spendable-points.ts'
import { memberOfPass } from '../../../../authentication/member-of-pass.ts'
import { refuseOwnAccount } from '../../../../authentication/own-account.ts'
import { isStaffOf } from '../../../../policies/staff.ts'
import { refused } from '../../../../errors/refusal.ts'
import { reversePoints } from '../../../../ledgers/points/reverse-points.ts'
import { couponKey } from '../../../rewards/user-coupons/coupon-key.ts'
import { returnCoupons } from '../../../rewards/user-coupons/queries/take-coupons.ts'
import { type ChangedSession, changeSession, type LockedSession } from '../change-session.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import type { Ordering } from '../ordering.ts'
import { actContext, withMember } from '../../pricing/agreed-price.ts'
import { sessionUser } from '../../pricing/session-user.ts'
import { settlePoints } from '../../pricing/settle-points.ts'
import { addEvents } from '../../queries/add-events.ts'
import { saveSession } from '../../queries/save-session.ts'
import { sessionClosed } from '../session-refusals.ts'

const changed = async (
  { transaction, menu, state, now }: LockedSession,
  user: string | null,
  actor: Actor,
): Promise<ChangedSession | undefined> => {
  const { row } = state
  if (row.status !== 'ongoing') throw refused(sessionClosed)
  if (row.user === user) return undefined
  const gone = row.discounts.filter((one) => one.user !== undefined && one.user !== user)
  const coupons = gone.map(couponKey)
  await returnCoupons(transaction, coupons, row._id)
  if (row.user !== null && row.pointsSpent !== null)
    await reversePoints(transaction, { user: row.user, _id: row.pointsSpent }, now)
  const discounts = row.discounts.filter((one) => !gone.includes(one))
  const theirs = { ...row, user, discounts, pointsSpent: null }
  const free = user === null ? 0 : await spendablePoints(transaction, user, now)
  const former = await sessionUser(transaction, menu, row, now)
  const by = { user: await sessionUser(transaction, menu, theirs, now, free) }
  const before = await actContext(transaction, menu, state.lines, now, { user: former })
  const context = { ...before, by: { ...before.by, ...by } }
  const price = withMember(state, { row: theirs, lines: state.lines }, context, before)
  const pointsSpent = await settlePoints(transaction, theirs, price.result, now)
  const saved = await saveSession(transaction, row, { user, discounts, ...price, pointsSpent })
  const event = { shop: row.shop, session: row._id, at: now.toISOString(), actor }
  await addEvents(transaction, { ...event, kind: 'user', detail: { from: row.user, to: user } })
  return { state: { ...state, row: saved }, coupons }
}

/** Throws a refusal if a diner names somebody else; null is what a client sends that names nobody. */
const refuseOther = (named: SetUserData['user'], user: string | undefined): void => {
  if (named === undefined || named === null || named === user) return
  throw refused({
    kind: 'Forbidden',
    code: 'forbidden',
    message: 'A session is assigned to its caller only.',
    field: 'user',
  })
}

/** Throws a refusal unless staff may say that the session is this member's. */
const checkNamed = async (
  transaction: LockedSession['transaction'],
  by: User,
  member: string | null,
): Promise<void> => {
  if (member === null) return
  await refuseOwnAccount(transaction, by, member)
  if (await accountById(transaction, member)) return
  const message = 'There is no such member.'
  throw refused({ kind: 'BadRequest', code: 'dataInvalid', message, field: 'user' })
}

/**
 * `create tableSessions/setUser`: assigns the session to the caller, or to no member if the caller is anonymous.
 * Coupons, rewards and points spent by rules return to the former member; ranks and level follow. Staff who wait on tables name any
 * member (STAFF-5.11).
 */
export const setUser = (
  ordering: Ordering,
  { session, user: named, memberPass: pass }: SetUserData,
  { user, account }: { readonly user: string | undefined; readonly account: User | undefined },
  actorIn: (shop: string) => Actor,
): Promise<TableSession> =>
  changeSession(ordering, session, async (locked) => {
    const { shop } = locked.state.row
    if (pass === undefined) {
      const isNamed = named !== undefined && named !== user
      if (account && isNamed && isStaffOf(account, shop, ['waiter', 'cashier', 'manager'])) {
        await checkNamed(locked.transaction, account, named)
        return changed(locked, named, {
          ...actorIn(shop),
          ...(named === null ? {} : { member: named }),
        })
      }
      refuseOther(named, user)
      return changed(locked, user ?? null, {
        role: 'diner',
        ...(user === undefined ? {} : { user }),
      })
    }
    const actor = actorIn(shop)
    const member = memberOfPass(ordering, pass, actor.user, shop)
    refuseOther(named, member)
    return changed(locked, member, { ...actor, member })
  })
