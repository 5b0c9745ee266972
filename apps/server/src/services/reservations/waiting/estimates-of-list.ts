import { type Estimate, waitingEstimates } from '@comanda/shop-rules/waiting'
import type { Database } from '../../../database/connect.ts'
import type { WaitingPartyRow } from '../../../tables/waiting-parties.ts'
import { floorOfShop } from './queries/floor-of-shop.ts'
import { turnsOfShop } from './queries/turns-of-shop.ts'

/** Returns how long each party of a list waits, in its order (WAIT-2.2). */
export const estimatesOfList = async (
  database: Database,
  shop: string,
  queue: readonly Pick<WaitingPartyRow, 'guests'>[],
  now: number,
): Promise<readonly (Estimate | undefined)[]> => {
  if (queue.length === 0) return []
  const [tables, times] = await Promise.all([
    floorOfShop(database, shop, now),
    turnsOfShop(database, shop, now),
  ])
  return waitingEstimates(
    { tables },
    queue.map(({ guests }) => guests),
    times,
  )
}
