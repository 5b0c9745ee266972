import type { Menu } from '@comanda/contract'
import { vipError } from '@comanda/shop-rules/members'
import type { PricingUser } from '@comanda/engine/pricing'
import { and, eq } from 'drizzle-orm'
import { currentRanks } from '../../../authentication/standing.ts'
import { allEnded } from '../../../database/all-ended.ts'
import type { Database } from '../../../database/connect.ts'
import { spendablePoints } from '../../../ledgers/points/spendable-points.ts'
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
    .execute()
  return row ? -row.amount : 0
}

/** Reads what the price of a member depends on, but for their points; undefined if the account is deleted. */
export const pricedAccount = async (database: Database, user: string) => {
  const { ranks, vipLevel, vipExpires } = users
  const [account] = await database
    .select({ _id: users._id, ranks, vipLevel, vipExpires })
    .from(users)
    .where(eq(users._id, user))
    .execute()
  return account
}

/** What the price of a member depends on, but for their points. */
export type PricedAccount = NonNullable<Awaited<ReturnType<typeof pricedAccount>>>

/** A member as an order reads them: without an account if it is deleted. */
export interface OrderingMember {
  readonly user: string
  readonly points: number
  readonly account: PricedAccount | undefined
}

/** Reads a member who orders, by statements that are sent together. */
export const orderingMember = async (
  database: Database,
  user: string,
  now: Date,
): Promise<OrderingMember> => {
  const [points, account] = await allEnded([
    spendablePoints(database, user, now),
    pricedAccount(database, user),
  ])
  return { user, points, account }
}

/** Returns a member as pricing reads them, with these points. */
export const pricingUser = (
  account: PricedAccount,
  menu: Menu,
  points: number,
  now: Date,
): PricingUser => {
  const level = menu.vipLevels.find(({ _id }) => _id === account.vipLevel)
  const vip = { status: level?.status, expires: account.vipExpires ?? undefined }
  const holds = level !== undefined && vipError(vip, now.toISOString()) === undefined
  return {
    _id: account._id,
    points,
    ...(account.ranks ? { ranks: currentRanks(account.ranks, now.getTime()) } : {}),
    ...(holds ? { vipLevel: level } : {}),
  }
}

/**
 * Returns the member of a session, with the points that its rules spent already and `free` more; `known` is their account if it was
 * read in this transaction.
 */
export const sessionUser = async (
  database: Database,
  menu: Menu,
  row: PricedRow,
  now: Date,
  free = 0,
  known?: PricedAccount,
): Promise<PricingUser | undefined> => {
  if (row.user === null) return undefined
  const [account, spent] = await allEnded([
    known?._id === row.user ? known : pricedAccount(database, row.user),
    pointsSpentBy(database, row),
  ])
  return account && pricingUser(account, menu, free + spent, now)
}
