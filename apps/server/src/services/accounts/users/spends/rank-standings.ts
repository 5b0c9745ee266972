import type { ShopRank, User } from '@comanda/contract'
import { fromCents } from '@comanda/engine/money'
import { asc, and, eq, gte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { recordOf } from '../../../../table-service/row.ts'
import { shopRanks } from '../../../../tables/shop-ranks.ts'
import { memberSessions } from '../../../../tables/member-sessions.ts'

const counted = (user: string, from: string | undefined): SQL | undefined =>
  and(
    eq(memberSessions.user, user),
    // As the index has it: PostgreSQL does not compare it with values that are sent apart.
    sql`${memberSessions.status} = 'done' and ${memberSessions.type} <> 'topUp'`,
    ...(from === undefined ? [] : [gte(memberSessions.endTime, from)]),
  )

/** Returns what a member has spent in completed sessions, in currency units. A top-up is not spending. */
const spentSince = async (
  database: Database,
  user: string,
  from: string | undefined,
): Promise<number> => {
  const [row] = await database
    .select({ cents: sql<string>`coalesce(sum(${memberSessions.total}), 0)` })
    .from(memberSessions)
    .where(counted(user, from))
  return fromCents(Number(row?.cents ?? 0))
}

/** A member's progress towards one rank. */
export interface RankStanding {
  readonly rank: ShopRank
  /** Spent within the rank's period. */
  readonly expenditure: number
  /** The start of the period, or undefined if it starts with the first order. */
  readonly from?: string
}

/** Returns the date so many calendar months away, clamped to the month's last day. */
export const monthsFrom = (now: number, months: number): string => {
  const moment = new Date(now)
  const day = moment.getUTCDate()
  moment.setUTCDate(1)
  moment.setUTCMonth(moment.getUTCMonth() + months)
  const last = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()
  moment.setUTCDate(Math.min(day, last))
  return moment.toISOString()
}

/** Returns a member's progress towards every rank, the lowest first, with one query for each length of period. */
export const rankStandings = async (
  database: Database,
  user: User['_id'],
  now: number,
): Promise<RankStanding[]> => {
  const rows = await database.select().from(shopRanks).orderBy(asc(shopRanks.expenditure))
  const sums = new Map<string | undefined, Promise<number>>()
  const standings: RankStanding[] = []
  for (const row of rows) {
    const rank = recordOf(row) as ShopRank
    const from = rank.periodMonths === undefined ? undefined : monthsFrom(now, -rank.periodMonths)
    const sum = sums.get(from) ?? spentSince(database, user, from)
    sums.set(from, sum)
    standings.push({ rank, expenditure: await sum, ...(from === undefined ? {} : { from }) })
  }
  return standings
}
