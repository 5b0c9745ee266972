import { and, eq, gte } from 'drizzle-orm'
import type { Runtime } from '../../../runtime/runtime.ts'
import { paymentDifferences } from '../../../tables/payment-differences.ts'
import type { ReconciliationRow } from '../../../tables/reconciliations.ts'
import { announceReconciliations } from './announce-reconciliations.ts'
import { dueDays } from './due-days.ts'
import { reconcile } from './reconcile.ts'
import { type ReconciledAccount, reconciledAccounts } from './reconciled-account.ts'
import { beginRun } from './runs.ts'

const DAY = 86_400_000

/** Reports while a difference of the last week is not solved. */
const reportOpen = async (
  { reads, troubles, now }: Runtime,
  accounts: readonly ReconciledAccount[],
): Promise<void> => {
  const since = new Date(now() - 8 * DAY).toISOString().slice(0, 10)
  for (const shop of new Set(accounts.flatMap(({ shops }) => shops))) {
    const [open] = await reads
      .select({ _id: paymentDifferences._id })
      .from(paymentDifferences)
      .where(
        and(
          eq(paymentDifferences.shop, shop),
          gte(paymentDifferences.day, since),
          eq(paymentDifferences.solved, false),
        ),
      )
      .limit(1)
    if (open) return troubles.report('payments', "Payments differ from a provider's books.")
  }
  troubles.clear('payments')
}

/**
 * Compares the days of all accounts that are due (PAY-6.15), one after another, and returns how many. Nothing is settled: staff
 * look at what differs first.
 */
export const reconcileDueDays = async (runtime: Runtime): Promise<number> => {
  const accounts = await reconciledAccounts(runtime.database)
  const compared: ReconciliationRow[] = []
  for (const of of accounts)
    for (const due of await dueDays(runtime, of)) {
      const run = await beginRun(runtime, { of, ...due })
      if (!run) continue
      const rows = await reconcile(runtime, run)
      announceReconciliations(runtime, rows)
      compared.push(...rows.slice(-1))
    }
  await reportOpen(runtime, accounts)
  return compared.length
}
