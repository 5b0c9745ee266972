import { readAccount } from '../../../payments/accounts/read-account.ts'
import type { DifferenceRow } from '../../../tables/payment-differences.ts'
import type { ReconciliationRow } from '../../../tables/reconciliations.ts'
import { compareDay, type Reconciling } from './compare-day.ts'
import { notHereOfDay } from '../attempts/not-here.ts'
import { endRun, failRun, type Run } from './runs.ts'
import { saveDifference } from './save-difference.ts'
import { Tally } from './tally.ts'

/** Settles payments that the provider has and we do not; those that it cannot settle are found again. */
export type Fix = (differences: readonly DifferenceRow[]) => Promise<void>

/** How a run is made. */
export interface RunOptions {
  readonly fix?: Fix
  /** The shop that wants it, beside the account's first. */
  readonly shop?: string
}

const compare = async (
  reconciling: Reconciling,
  run: Run,
  shop: string | undefined,
): Promise<readonly ReconciliationRow[]> => {
  const { config, database, now } = reconciling
  const tally = new Tally((found) => saveDifference(database, run, found))
  if (run.of.basis !== 'none') {
    const account = await readAccount(database, config, run.account, now())
    if (!account) throw new Error('There is no such account.')
    await compareDay(reconciling, { account, of: run.of, period: run.period }, tally)
  }
  return endRun(reconciling, run, tally, shop)
}

/**
 * Compares a day of an account with the provider's books (PAY-6.10). Returns the rows of the shops, that of the account's first
 * shop last; none if the provider does not list its payments, which is stored as the failure. Only within a run that
 * `beginRun` has begun.
 */
export const reconcile = async (
  reconciling: Reconciling,
  run: Run,
  { fix, shop }: RunOptions = {},
): Promise<readonly ReconciliationRow[]> => {
  try {
    const rows = await compare(reconciling, run, shop)
    if (!fix) return rows
    const differences: DifferenceRow[] = []
    // Who wants it settled may be staff of this shop alone.
    const own = rows.filter((row) => shop === undefined || row.shop === shop)
    for (const row of own.filter((one) => one.differences > 0))
      differences.push(...(await notHereOfDay(reconciling.database, row)))
    if (differences.length === 0) return rows
    await fix(differences)
    const startTime = new Date(reconciling.now()).toISOString()
    return await compare(reconciling, { ...run, startTime }, shop)
  } catch (error) {
    const { account, day } = run
    reconciling.log.error({ err: error, account, day }, 'a day was not reconciled')
    await failRun(reconciling, run, error instanceof Error ? error.message : String(error), shop)
    return []
  }
}
