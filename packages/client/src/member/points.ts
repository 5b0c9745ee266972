import type { AvailablePoints } from '@comanda/contract'
import type { Connection } from '../connection/connection.ts'

/** Returns the points that a member can spend, at one shop or at any. */
export const findPoints = (
  { service }: Pick<Connection, 'service'>,
  user: string,
  shop?: string,
): Promise<readonly AvailablePoints[]> =>
  service('users/points/available').find({ user, ...(shop !== undefined && { shop }) })

/** Returns the sum of points of all kinds. */
export const totalPoints = (kinds: readonly Pick<AvailablePoints, 'amount'>[]): number =>
  kinds.reduce((sum, { amount }) => sum + amount, 0)
