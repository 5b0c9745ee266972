import type { User } from '@comanda/contract'
import type { ImportedMember, MemberStandings } from '@comanda/shop-rules/member-import'
import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { accountOf } from '../../../authentication/accounts.ts'
import { withStanding } from '../../../authentication/standing.ts'
import type { Database } from '../../../database/connect.ts'
import { balanceAccounts } from '../../../tables/balance-accounts.ts'
import { pointAccounts } from '../../../tables/point-accounts.ts'
import { pointLots } from '../../../tables/point-lots.ts'
import { shopRanks } from '../../../tables/shop-ranks.ts'
import { userIdentities } from '../../../tables/user-identities.ts'
import { users } from '../../../tables/users.ts'
import { vipLevels } from '../../../tables/vip-levels.ts'
import { type ImportPlace, lastDay } from './import-place.ts'

/** Returns the levels and ranks that members can have. */
export const memberStandings = async (database: Database): Promise<MemberStandings> => {
  const levels = await database
    .select({ _id: vipLevels._id, name: vipLevels.name })
    .from(vipLevels)
    .orderBy(asc(vipLevels._id))
  const ranks = await database
    .select({ _id: shopRanks._id, name: shopRanks.name })
    .from(shopRanks)
    .orderBy(asc(shopRanks._id))
  return { levels, ranks }
}

const standingOf = (
  place: ImportPlace,
  _id: string,
  expires: string | undefined,
): ImportedMember['ranks'][number] => ({
  _id,
  until: expires === undefined ? undefined : lastDay(place, expires),
})

const profileOf = ({ name, firstName, lastName, email, phone, dob, locale }: User) => ({
  name,
  firstName,
  lastName,
  email,
  phone,
  dob,
  locale,
})

/** The points that a member can spend: without those that have expired and are not written off yet. */
const spendable = (now: Date): SQL<number> =>
  sql`coalesce(${pointAccounts.balance}, 0) - coalesce((
    select sum(${pointLots.left}) from ${pointLots}
    where ${pointLots.user} = ${users._id} and ${pointLots.left} > 0
      and ${pointLots.expires} <= ${now.toISOString()}::timestamptz), 0)`.mapWith(Number)

const hasIdentity = sql<boolean>`exists (
  select 1 from ${userIdentities} where ${userIdentities.user} = ${users._id})`

/** Returns the accounts of a condition, by their ids, with what a file says of them. */
export const importedMembers = async (
  database: Database,
  { place, now }: { readonly place: ImportPlace; readonly now: Date },
  where: SQL | undefined,
  limit?: number,
): Promise<readonly ImportedMember[]> => {
  const query = database
    .select({
      account: getTableColumns(users),
      points: spendable(now),
      balance: balanceAccounts.balance,
      hasIdentity,
    })
    .from(users)
    .leftJoin(pointAccounts, eq(pointAccounts.user, users._id))
    .leftJoin(
      balanceAccounts,
      sql`${balanceAccounts.user} = ${users._id} and ${balanceAccounts.currency} = ${place.currency}`,
    )
    .where(where)
    .orderBy(asc(users._id))
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.map(({ account, points, balance, hasIdentity: isLinked }) => {
    const { user: stored, passwordHash } = accountOf(account)
    const user = withStanding(stored, now.getTime())
    return {
      ...profileOf(user),
      _id: user._id,
      memberNumber: user.memberNumber ?? '',
      level:
        user.vipLevel === undefined ? undefined : standingOf(place, user.vipLevel, user.vipExpires),
      ranks: (user.ranks ?? []).map(({ rank, expires }) => standingOf(place, rank, expires)),
      points,
      balance: balance ?? 0,
      hasSignedIn: isLinked || passwordHash !== undefined,
    }
  })
}
