import type { PriceResult } from '@comanda/engine/pricing'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { reversePoints } from '../../../ledgers/points/reverse-points.ts'
import { takePoints } from '../../../ledgers/points/take-points.ts'
import type { PricedRow } from './price-session.ts'
import { pointsSpentBy } from './session-user.ts'

/** The points that the rules of a result spend. */
const spentIn = ({ discounts }: PriceResult): number =>
  discounts.reduce((sum, { error, spends = 0 }) => sum + (error === undefined ? spends : 0), 0)

/** Returns whether the points of a session's rules may have to be settled. */
export const changesPoints = (
  { user, pointsSpent }: Pick<PricedRow, 'user' | 'pointsSpent'>,
  result: PriceResult,
): boolean => user !== null && (pointsSpent !== null || spentIn(result) !== 0)

/**
 * Spends the points of a session's rules if they differ from those spent before, which are returned. Returns the record
 * to store with the session.
 */
export const settlePoints = async (
  transaction: Database,
  row: Pick<PricedRow, '_id' | 'shop' | 'user' | 'pointsSpent'>,
  result: PriceResult,
  now: Date,
): Promise<string | null> => {
  const { user, pointsSpent } = row
  // A session whose member's account was erased spends no points and returns none.
  if (user === null || !changesPoints(row, result)) return null
  const wanted = spentIn(result)
  if (wanted === (await pointsSpentBy(transaction, row))) return pointsSpent
  if (pointsSpent !== null) await reversePoints(transaction, { user, _id: pointsSpent }, now)
  if (wanted === 0) return null
  const spending = await takePoints(
    transaction,
    { user, type: 'redeem', amount: -wanted, shop: row.shop, session: row._id },
    now,
  )
  if ('refusal' in spending) throw refused(spending.refusal)
  return spending.record._id
}
