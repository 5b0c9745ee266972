import type { Menu } from '@comanda/contract'
import { vipError } from '@comanda/shop-rules/members'
import type { PricingUser } from '@comanda/engine/pricing'
import { and, eq } from 'drizzle-orm'
import { currentRanks } from '../../../authentication/standing.ts'
import type { Database } from '../../../database/connect.ts'
import { pointRecords } from '../../../tables/point-records.ts'
import { users } from '../../../tables/users.ts'
import type { PricedRow } from './price-session.ts'

/** The points that a session's rules have spent. */
export const pointsSpentBy = async (
  database: Database,
  { user, pointsSpent }: Pick<PricedRow, 'user' | 'pointsSpent'>,
): Promise<number> => {
  if (user === null || pointsSpent === null) return 0
  const [row] = await database
    .select({ amount: pointRecords.amount })
    .from(pointRecords)
    .where(and(eq(pointRecords.user, user), eq(pointRecords._id, pointsSpent)))
  return row ? -row.amount : 0
}

/** Returns a member as pricing reads them, with these points, or undefined if the account is deleted. */
export const pricingUser = async (
  database: Database,
  menu: Menu,
  user: string,
  points: number,
  now: Date,
): Promise<PricingUser | undefined> => {
  const [account] = await database
    .select({ ranks: users.ranks, vipLevel: users.vipLevel, vipExpires: users.vipExpires })
    .from(users)
    .where(eq(users._id, user))
  if (!account) return undefined
  const level = menu.vipLevels.find(({ _id }) => _id === account.vipLevel)
  const vip = { status: level?.status, expires: account.vipExpires ?? undefined }
  const holds = level !== undefined && vipError(vip, now.toISOString()) === undefined
  return {
    _id: user,
    points,
    ...(account.ranks ? { ranks: currentRanks(account.ranks, now.getTime()) } : {}),
    ...(holds ? { vipLevel: level } : {}),
  }
}

/** Returns the member of a session, with the points that its rules spent already and `free` more. */
export const sessionUser = async (
  database: Database,
  menu: Menu,
  row: PricedRow,
  now: Date,
  free = 0,
): Promise<PricingUser | undefined> =>
  row.user === null
    ? undefined
    : pricingUser(database, menu, row.user, free + (await pointsSpentBy(database, row)), now)
