import type { User } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { accountOf } from '../../../../authentication/accounts.ts'
import { withStanding } from '../../../../authentication/standing.ts'
import { inTransaction } from '../../../../database/transaction.ts'
import type { Runtime } from '../../../../runtime/runtime.ts'
import { users } from '../../../../tables/users.ts'
import { monthsFrom, type RankStanding, rankStandings } from './rank-standings.ts'

type Ranks = NonNullable<User['ranks']>

/** The highest rank that is reached. */
const reached = (standings: readonly RankStanding[]): RankStanding | undefined =>
  standings.findLast(({ rank, expenditure }) => expenditure >= rank.expenditure)

const order = (standings: readonly RankStanding[], id: string): number =>
  standings.findIndex(({ rank }) => rank._id === id)

/**
 * The member's ranks once what is reached is counted: it is kept for its period from now, and takes the place of lower
 * ones that were reached. The same or a higher one that still lasts stays as it is; when it ends, the spending of the
 * period before decides again. One that staff gave has no end.
 */
export const ranksAfter = (kept: Ranks, standings: readonly RankStanding[], now: number): Ranks => {
  const best = reached(standings)
  if (!best) return kept
  const { _id, periodMonths } = best.rank
  const place = order(standings, _id)
  if (kept.some(({ rank }) => order(standings, rank) >= place)) return kept
  const earned = {
    rank: _id,
    ...(periodMonths === undefined ? {} : { expires: monthsFrom(now, periodMonths) }),
  }
  return [...kept.filter(({ expires }) => expires === undefined), earned]
}

/** Gives a member the rank that is reached by spending (MEM-1.2), and sends it. Repeating it changes nothing. */
export const grantRank = async ({ database, bus, now }: Runtime, user: string): Promise<User> => {
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
