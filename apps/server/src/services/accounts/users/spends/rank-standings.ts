import type { ShopRank, User } from '@comanda/contract'
import { asc } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { recordOf } from '../../../../table-service/row.ts'
import { shopRanks } from '../../../../tables/shop-ranks.ts'
import { spentSince } from './spent-since.ts'

/** Where a member stands for one rank. */
export interface RankStanding {
  readonly rank: ShopRank
  /** Spent within the rank's period. */
  readonly expenditure: number
  /** When the period began; nothing: with the first order. */
  readonly from?: string
}

/** So many calendar months earlier or later, on the month's last day where it has no such day. */
export const monthsFrom = (now: number, months: number): string => {
  const moment = new Date(now)
  const day = moment.getUTCDate()
  moment.setUTCDate(1)
  moment.setUTCMonth(moment.getUTCMonth() + months)
  const last = new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()
  moment.setUTCDate(Math.min(day, last))
  return moment.toISOString()
}

/** Where a member stands for every rank, the lowest first; sums are asked for once for each length of period. */
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
