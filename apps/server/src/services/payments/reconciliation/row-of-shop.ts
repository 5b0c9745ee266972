import { setTimeout as sleep } from 'node:timers/promises'
import { type ReconciliationRow, reconciliations } from '../../../tables/reconciliations.ts'
import type { Reconciling } from './compare-day.ts'
import { reconciliationOf } from './runs.ts'

/** How often it is looked whether another shop's comparison has ended, in ms. */
const LOOK_AGAIN = 250

/**
 * Returns the row of a shop. If only another shop had the day compared and nothing was paid in this one, it has none: then it gets
 * one, once that comparison has ended. Undefined if that takes longer than `patience` ms.
 */
export const rowOfShop = async (
  reconciling: Pick<Reconciling, 'database' | 'shopDirectory' | 'now'>,
  own: Pick<ReconciliationRow, 'shop' | 'account' | 'day'>,
  home: string,
  patience: number,
): Promise<ReconciliationRow | undefined> => {
  const { database, shopDirectory, now } = reconciling
  const ends = now() + patience
  let row = await reconciliationOf(database, own)
  while (!row) {
    const first = await reconciliationOf(database, { ...own, shop: home })
    if (first && first.status !== 'running') {
      const _id = await shopDirectory.newRecordId(database, own.shop)
      const { status, provider, basis, from, to, failure, startTime, endTime } = first
      const state = { status, provider, basis, from, to, failure, startTime, endTime }
      await database
        .insert(reconciliations)
        .values({ ...own, ...state, _id })
        .onConflictDoNothing()
    } else if (now() >= ends) return undefined
    else await sleep(LOOK_AGAIN)
    row = await reconciliationOf(database, own)
  }
  return row
}
