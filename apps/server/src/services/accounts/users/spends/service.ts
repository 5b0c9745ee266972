import type { RankProgress, User } from '@comanda/contract'
import { callerOf } from '../../../../authentication/caller-of.ts'
import type { App } from '../../../../runtime/app.ts'
import type { Runtime } from '../../../../runtime/runtime.ts'
import { registerCall } from '../../../../calls/register-call.ts'
import { grantRank } from './grant-rank.ts'
import { type RankStanding, rankStandings } from './rank-standings.ts'

const cents = (units: number): number => Math.round(units * 100) / 100

const progressOf = (
  { ranks = [] }: User,
  { rank, expenditure, from }: RankStanding,
): RankProgress => {
  const held = ranks.find((one) => one.rank === rank._id)
  return {
    rank: rank._id,
    expenditure: cents(expenditure),
    ...(from === undefined ? {} : { from }),
    ...(held?.expires === undefined ? {} : { to: held.expires }),
    missing: cents(Math.max(0, rank.expenditure - expenditure)),
    isReached: held !== undefined || expenditure >= rank.expenditure,
  }
}

const doneBy = (record: unknown): string | undefined => {
  const { status, user } = (record ?? {}) as { status?: unknown; user?: unknown }
  return status === 'done' && typeof user === 'string' ? user : undefined
}

/** `create users/spends/rankProgress`; and whoever has paid gets the rank that is reached by it. */
export const spends = (app: App, runtime: Runtime): void => {
  const { database, bus, log, now } = runtime
  bus.listen(({ path, data }) => {
    const user = path === 'tableSessions' ? doneBy(data) : undefined
    if (user !== undefined)
      grantRank(runtime, user).catch((error: unknown) =>
        log.warn({ err: error }, 'a rank could not be given'),
      )
  })
  registerCall(app, 'users/spends/rankProgress', async (_, params) => {
    const user = await grantRank(runtime, callerOf(params)._id)
    const standings = await rankStandings(database, user._id, now())
    return standings.map((standing) => progressOf(user, standing))
  })
}
