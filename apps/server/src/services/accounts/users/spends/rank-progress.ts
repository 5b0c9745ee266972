import { fromCents, toCents } from '@comanda/engine/money'
import { type RankProgress, type User, users } from '@comanda/contract'
import { callerOf } from '../../../../authentication/caller-of.ts'
import { serveCall } from '../../../../calls/serve-call.ts'
import { signedIn } from '../../../../policies/members.ts'
import { grantRank } from './grant-rank.ts'
import { type RankStanding, rankStandings } from './rank-standings.ts'

const roundedToCents = (units: number): number => fromCents(toCents(units))

const progressOf = (
  { ranks = [] }: User,
  { rank, expenditure, from }: RankStanding,
): RankProgress => {
  const granted = ranks.find((one) => one.rank === rank._id)
  return {
    rank: rank._id,
    expenditure: roundedToCents(expenditure),
    ...(from === undefined ? {} : { from }),
    ...(granted?.expires === undefined ? {} : { to: granted.expires }),
    missing: roundedToCents(Math.max(0, rank.expenditure - expenditure)),
    isReached: granted !== undefined || expenditure >= rank.expenditure,
  }
}

/** `create users/spends/rankProgress`: returns the caller's progress towards each rank. */
export const rankProgress = serveCall(
  users.calls['spends/rankProgress'],
  signedIn,
  async (_, { runtime, params }) => {
    const { reads, now } = runtime
    const user = await grantRank(runtime, callerOf(params)._id)
    const standings = await rankStandings(reads, user._id, now())
    return standings.map((standing) => progressOf(user, standing))
  },
)
