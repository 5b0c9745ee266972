import type { Reconciliation, ReconciliationData } from '@comanda/contract'
import { NotFound } from '@feathersjs/errors'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerContext } from '../../../calls/served.ts'
import { type Refusal, refused } from '../../../errors/refusal.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { announceReconciliations } from './announce-reconciliations.ts'
import { dayPeriod } from './day-period.ts'
import { notHereOfDay } from '../attempts/not-here.ts'
import { reconcile, type RunOptions } from './reconcile.ts'
import { reconciledAccounts } from './reconciled-account.ts'
import { reconciliationRecord } from './reconciliation-record.ts'
import { rowOfShop } from './row-of-shop.ts'
import { beginRun, reconciliationOf, type Run } from './runs.ts'
import { settleNotHere } from '../attempts/settle-not-here.ts'

/** How long a call waits for the result, in ms, before it returns what is under way. */
const PATIENCE = 8_000

/** After how long a day is compared again at the earliest, in ms: each comparison calls the provider for all of it. */
const PAUSE = 10_000

/** Another shop has the day compared, which takes long. */
const isUnderWay: Refusal = {
  kind: 'Conflict',
  code: 'conflict',
  message: 'Another shop has this day compared: try again soon.',
}

/** Compares, and announces the result, or that it failed. */
const announced = async (runtime: Runtime, run: Run, options: RunOptions): Promise<void> => {
  const { account, day, of } = run
  const rows = await reconcile(runtime, run, options)
  const failed = await reconciliationOf(runtime.database, {
    shop: options.shop ?? of.home,
    account,
    day,
  })
  announceReconciliations(runtime, rows.length > 0 ? rows : failed ? [failed] : [])
}

/** `create reconciliations`: compares a day now, unless that is under way or has just been done (PAY-6.13). */
export const createReconciliation = async (
  context: ServerContext,
  { shop, account, day, fix = false }: ReconciliationData,
): Promise<Reconciliation> => {
  const { runtime } = context
  const { database, now } = runtime
  const [of] = await reconciledAccounts(database, account)
  if (!of?.shops.includes(shop)) throw new NotFound('The shop has no such account')
  const period = dayPeriod(day, of.timeZone, now())
  if (!period)
    throw refused({
      kind: 'BadRequest',
      code: 'dataInvalid',
      message: 'This day has not begun.',
      field: 'day',
    })
  const own = { shop, account, day }
  const before = await reconciliationOf(database, own)
  // What it has found may be settled at once.
  const isToSettle = fix && (await notHereOfDay(database, own, 1)).length > 0
  const pause = isToSettle ? 0 : PAUSE
  if (before && Date.parse(before.endTime ?? '') > now() - pause)
    return reconciliationRecord(before)
  const run = await beginRun(runtime, { of, day, period }, { shop, pause })
  if (run) {
    const options = { shop, ...(fix ? { fix: settleNotHere(context) } : {}) }
    const ended = announced(runtime, run, options)
    await Promise.race([ended, sleep(PATIENCE, undefined, { ref: false })])
  }
  const result = await rowOfShop(runtime, own, of.home, PATIENCE)
  if (!result) throw refused(isUnderWay)
  return reconciliationRecord(result)
}
