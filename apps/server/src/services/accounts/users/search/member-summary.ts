import { type MemberSummary, users as description } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { and, asc, count, desc, eq, inArray, max, ne } from 'drizzle-orm'
import { accountById } from '../../../../authentication/accounts.ts'
import { callerOf } from '../../../../authentication/caller-of.ts'
import { countAttempt } from '../../../../authentication/rate-limit.ts'
import { withStanding } from '../../../../authentication/standing.ts'
import { serveCall } from '../../../../calls/serve-call.ts'
import type { Database } from '../../../../database/connect.ts'
import { spendablePoints } from '../../../../ledgers/points/spendable-points.ts'
import { cashiers } from '../../../../policies/staff.ts'
import { balanceAccounts } from '../../../../tables/balance-accounts.ts'
import { memberSessions } from '../../../../tables/member-sessions.ts'
import { orderDiscounts } from '../../../../tables/order-discounts.ts'
import { shops } from '../../../../tables/shops.ts'
import { userCoupons } from '../../../../tables/user-coupons.ts'
import { favouriteDishes, lastVisits } from './favourite-dishes.ts'
import { searchLimits, shortRow } from './search-members.ts'

const mostCoupons = 50

interface MemberOfShop {
  readonly user: string
  readonly shop: string
}

const balanceOf = async (database: Database, { user, shop }: MemberOfShop): Promise<number> => {
  const [there] = await database
    .select({ currency: shops.currency })
    .from(shops)
    .where(eq(shops._id, shop))
  if (!there) return 0
  const [row] = await database
    .select({ balance: balanceAccounts.balance })
    .from(balanceAccounts)
    .where(and(eq(balanceAccounts.user, user), eq(balanceAccounts.currency, there.currency)))
  return row?.balance ?? 0
}

/** Returns the coupons of a member that can be used in the shop now. */
const couponsOf = async (
  database: Database,
  { user, shop }: MemberOfShop,
): Promise<MemberSummary['coupons']> => {
  const rows = await database
    .select()
    .from(userCoupons)
    .where(and(eq(userCoupons.holder, user), eq(userCoupons.status, 'valid')))
    .orderBy(asc(userCoupons.endDate), asc(userCoupons._id))
    .limit(mostCoupons)
  const here = rows.filter(({ shops: own }) => !own?.length || own.includes(shop))
  if (here.length === 0) return []
  const rules = await database
    .select({ _id: orderDiscounts._id, name: orderDiscounts.name })
    .from(orderDiscounts)
    .where(inArray(orderDiscounts._id, [...new Set(here.map(({ coupon }) => coupon))]))
  const names = new Map(rules.map(({ _id, name }) => [_id, name]))
  return here.flatMap(({ _id, coupon, endDate }) => {
    const name = names.get(coupon)
    return name === undefined ? [] : [{ _id, name, ...(endDate === null ? {} : { endDate }) }]
  })
}

const visitsIn = ({ user, shop }: MemberOfShop) =>
  and(
    eq(memberSessions.user, user),
    eq(memberSessions.shop, shop),
    eq(memberSessions.status, 'done'),
    ne(memberSessions.type, 'topUp'),
  )

/** Returns the dishes that a member ordered most in the last visits to a shop. */
const favouritesOf = async (
  database: Database,
  of: MemberOfShop,
): Promise<MemberSummary['favourites']> => {
  const visits = await database
    .select({ _id: memberSessions._id })
    .from(memberSessions)
    .where(visitsIn(of))
    .orderBy(desc(memberSessions.createTime))
    .limit(lastVisits)
  return favouriteDishes(
    database,
    of.shop,
    visits.map(({ _id }) => _id),
  )
}

/** `create users/members/summary` (STAFF-5.13). */
export const memberSummary = serveCall(
  description.calls['members/summary'],
  cashiers,
  async ({ shop, user }, { runtime: { database, reads, now }, params }): Promise<MemberSummary> => {
    await countAttempt(database, searchLimits(callerOf(params)._id), now())
    const account = await accountById(reads, user)
    if (!account) throw new NotFound('There is no such member')
    const of = { user, shop }
    const [points, balance, coupons, favourites, [visited]] = await Promise.all([
      spendablePoints(reads, user, new Date(now())),
      balanceOf(reads, of),
      couponsOf(reads, of),
      favouritesOf(reads, of),
      reads
        .select({ visits: count(), last: max(memberSessions.createTime) })
        .from(memberSessions)
        .where(visitsIn(of)),
    ])
    return {
      ...shortRow(withStanding(account.user, now())),
      points,
      balance,
      coupons,
      favourites,
      visits: visited?.visits ?? 0,
      ...(visited?.last ? { lastVisit: new Date(visited.last).toISOString() } : {}),
    }
  },
)
