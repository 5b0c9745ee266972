import type { User } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { accountOf } from '../../../../authentication/accounts.ts'
import { withStanding } from '../../../../authentication/standing.ts'
import { inTransaction } from '../../../../database/transaction.ts'
import type { Runtime } from '../../../../runtime/runtime.ts'
import { users } from '../../../../tables/users.ts'
import { monthsFrom, type RankStanding, rankStandings } from './rank-standings.ts'

type Ranks = NonNullable<User['ranks']>

/** Returns the highest rank that is reached. */
const reached = (standings: readonly RankStanding[]): RankStanding | undefined =>
  standings.findLast(({ rank, expenditure }) => expenditure >= rank.expenditure)

const order = (standings: readonly RankStanding[], id: string): number =>
  standings.findIndex(({ rank }) => rank._id === id)

/**
 * Returns the member's ranks with the reached one, which lasts for its period from now and replaces lower ones gained
 * by spending. A rank that lasts and is the same or higher stays unchanged; when it ends, the spending of the period
 * before decides again. One granted by staff has no end.
 */
export const ranksAfter = (
  stored: Ranks,
  standings: readonly RankStanding[],
  now: number,
): Ranks => {
  const best = reached(standings)
  if (!best) return stored
  const { _id, periodMonths } = best.rank
  const place = order(standings, _id)
  if (stored.some(({ rank }) => order(standings, rank) >= place)) return stored
  const earned = {
    rank: _id,
    ...(periodMonths === undefined ? {} : { expires: monthsFrom(now, periodMonths) }),
  }
  return [...stored.filter(({ expires }) => expires === undefined), earned]
}

/** Grants a member the rank reached by spending (MEM-1.2), and announces it. Idempotent. */
export const grantRank = async (
  { database, bus, now }: Pick<Runtime, 'database' | 'bus' | 'now'>,
  user: string,
): Promise<User> => {
  const time = now()
  const { after, isChanged } = await inTransaction(database, async (transaction) => {
    const [row] = await transaction.select().from(users).where(eq(users._id, user)).for('update')
    if (!row) throw new Error(`there is no account ${user}`)
    const before = withStanding(accountOf(row).user, time)
    const ranks = ranksAfter(before.ranks ?? [], await rankStandings(transaction, user, time), time)
    if (JSON.stringify(ranks) === JSON.stringify(row.ranks ?? [])) return { after: before }
    await transaction.update(users).set({ ranks }).where(eq(users._id, user))
    return { after: { ...before, ranks }, isChanged: true }
  })
  if (isChanged) bus.publish({ path: 'users', event: 'patched', data: after })
  return after
}
