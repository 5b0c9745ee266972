import type { AvailableBalance, AvailablePoints, User } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'
import { findUsableCoupons } from '../coupons/owned-coupons.ts'
import { findBalances } from './balances.ts'
import { findPoints } from '../member/points.ts'
import { type Standing, standingOf } from './standing.ts'

/** What a member has: a level, points, balances and coupons. */
export interface Membership {
  readonly standing: Standing
  readonly points: readonly AvailablePoints[]
  readonly balances: readonly AvailableBalance[]
  readonly usableCoupons: number
}

/** Loads the membership of a user; the points are those that can be spent at the shop. */
export const loadMembership = async (
  connection: Pick<Connection, 'service'>,
  user: Pick<User, '_id' | 'ranks'>,
  shop?: string,
): Promise<Membership> => {
  const [ranks, progress, points, balances, coupons] = await Promise.all([
    connection.service('shopRanks').find(),
    connection.service('users/spends/rankProgress').create({}),
    findPoints(connection, user._id, shop),
    findBalances(connection, user._id),
    findUsableCoupons(connection, user._id),
  ])
  const granted = (user.ranks ?? []).map(({ rank }) => rank)
  return {
    standing: standingOf(ranks, progress, granted),
    points,
    balances,
    usableCoupons: coupons.length,
  }
}
