import { parseArgs } from 'node:util'
import { addDays, localMoment } from '@comanda/engine/time'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, inArray } from 'drizzle-orm'
import type { Reconciling } from '../services/payments/reconciliation/compare-day.ts'
import { dayPeriod } from '../services/payments/reconciliation/day-period.ts'
import { type Fix, reconcile } from '../services/payments/reconciliation/reconcile.ts'
import {
  type ReconciledAccount,
  reconciledAccounts,
} from '../services/payments/reconciliation/reconciled-account.ts'
import { beginRun } from '../services/payments/reconciliation/runs.ts'
import { ShopDirectory } from '../shop-directory/shop-directory.ts'
import { groupBy } from '../records/group-by.ts'
import { paymentAttempts } from '../tables/payment-attempts.ts'
import { paymentDifferences } from '../tables/payment-differences.ts'
import type { ReconciliationRow } from '../tables/reconciliations.ts'
import type { PaymentCommand, PaymentCommandContext } from './payment-command.ts'

/** How long the servers may take to settle what the command has them query, in ms. */
const PATIENCE = 30_000

/**
 * Has the servers query the providers of attempts now, and waits until they have settled them; money by another transaction of
 * an attempt that was paid they settle by the books. The command settles nothing by itself: only a server can tell kitchens and
 * phones.
 */
const queryNow =
  ({ database, now }: Reconciling): Fix =>
  async (differences) => {
    const ends = now() + PATIENCE
    for (const [shop, of] of groupBy(differences, (one) => one.shop)) {
      const ids = of.flatMap(({ attempt }) => attempt ?? [])
      const isOne = and(eq(paymentAttempts.shop, shop), inArray(paymentAttempts._id, ids))
      const askTime = new Date(now()).toISOString()
      const { _id, asks } = paymentAttempts
      const marked = await database
        .update(paymentAttempts)
        .set({ askTime })
        .where(isOne)
        .returning({ _id, asks })
      const before = new Map(marked.map((one) => [one._id, one.asks]))
      const isSettled = async (): Promise<boolean> => {
        const rows = await database.select({ _id, asks }).from(paymentAttempts).where(isOne)
        return rows.every((row) => row.asks > (before.get(row._id) ?? 0))
      }
      while (now() < ends && !(await isSettled())) await sleep(1000)
    }
  }

const sayDifferences = async (
  { database, say }: PaymentCommandContext,
  { shop, account, day }: ReconciliationRow,
): Promise<void> => {
  const rows = await database
    .select()
    .from(paymentDifferences)
    .where(
      and(
        eq(paymentDifferences.shop, shop),
        eq(paymentDifferences.account, account),
        eq(paymentDifferences.day, day),
        eq(paymentDifferences.solved, false),
      ),
    )
    .limit(100)
  for (const { kind, attempt, refund, transaction, here, there, currency } of rows)
    say(
      `  ${kind}  shop ${shop}  attempt ${attempt ?? '-'}  refund ${refund ?? '-'}  transaction ${transaction ?? '-'}` +
        `  here ${here ?? '-'}  there ${there ?? '-'} ${currency}`,
    )
}

const sum = (rows: readonly ReconciliationRow[], field: 'same' | 'differences' | 'unknown') =>
  rows.reduce((total, row) => total + row[field], 0)

/** Compares a day of an account and says the result. Returns whether all is the same. */
const compareOne = async (
  context: PaymentCommandContext,
  of: ReconciledAccount,
  { day: wanted, fix }: { readonly day: string | undefined; readonly fix: boolean },
): Promise<boolean> => {
  const { say, database } = context
  const reconciling: Reconciling = {
    ...context,
    reads: database,
    shopDirectory: new ShopDirectory(),
    now: Date.now,
  }
  const day = wanted ?? addDays(localMoment(Date.now(), of.timeZone).date, -1)
  const title = `${of._id} (${of.provider.name}) ${day}`
  if (of.basis === 'none') {
    say(`${title}: this provider has nothing to compare with.`)
    return true
  }
  const period = dayPeriod(day, of.timeZone, Date.now())
  if (!period) throw new Error(`${day} has not begun.`)
  const run = await beginRun(reconciling, { of, day, period })
  if (!run) {
    say(`${title}: it is being compared by a server.`)
    return false
  }
  const rows = await reconcile(reconciling, run, fix ? { fix: queryNow(reconciling) } : {})
  const own = rows.at(-1)
  if (!own) {
    say(`${title}: could not be compared, see the log.`)
    return false
  }
  const [same, differences, unknown] = [
    sum(rows, 'same'),
    sum(rows, 'differences'),
    sum(rows, 'unknown'),
  ]
  say(
    `${title}: ${same} the same, ${differences} different, ${unknown} without a response, ${own.others} of other systems.`,
  )
  for (const row of rows) if (row.differences > 0) await sayDifferences(context, row)
  return differences + unknown === 0
}

/** Compares payments with the providers' books (PAY-6.10). Ends with 1 if anything differs or could not be compared. */
export const reconcileCommand: PaymentCommand = {
  help: "compares payments with the providers' books: [--day 2026-01-31] [--account <id>] [--fix]",
  run: async (context, words) => {
    const { values } = parseArgs({
      args: [...words],
      options: {
        day: { type: 'string' },
        account: { type: 'string' },
        fix: { type: 'boolean', default: false },
      },
    })
    const { day, account, fix } = values
    if (day !== undefined && !/^\d{4}-\d\d-\d\d$/.test(day))
      throw new Error('--day must be a day: 2026-01-31')
    const accounts = await reconciledAccounts(context.database, account)
    if (account !== undefined && accounts.length === 0)
      throw new Error(`There is no account ${account}.`)
    let isEqual = true
    for (const of of accounts) if (!(await compareOne(context, of, { day, fix }))) isEqual = false
    return isEqual ? 0 : 1
  },
}
