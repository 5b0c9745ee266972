import type { AdjustProductStockData } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { callerIdentity } from '../../../authentication/caller-identity.ts'
import { callerOf } from '../../../authentication/caller-of.ts'
import type { HandlerContext } from '../../../calls/served.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { once } from '../../../idempotency/once.ts'
import { nextBusinessDay } from '../../../records/business-day.ts'
import { shops } from '../../../tables/shops.ts'
import { type Adjustment, isOff } from './stock-modes.ts'

type Requested = Omit<AdjustProductStockData, 'product'>

const untilRefused = () =>
  refused({
    kind: 'BadRequest',
    code: 'dataInvalid',
    message: 'What is taken off is offered again at a time to come.',
    field: 'until',
  })

/** Returns when it is offered again, or undefined until staff say so. */
const offeredAgainAt = async (
  database: Database,
  { shop, mode, until }: Requested,
  now: Date,
): Promise<string | undefined> => {
  if (until === undefined) return undefined
  if (!isOff(mode)) throw untilRefused()
  if (until !== 'tomorrow') {
    if (Date.parse(until) <= now.getTime()) throw untilRefused()
    return new Date(until).toISOString()
  }
  const [found] = await database
    .select({ timeZone: shops.timeZone, dayEnds: shops.dayEnds })
    .from(shops)
    .where(eq(shops._id, shop))
  return nextBusinessDay(now, found ?? {}).toISOString()
}

/** A stock after its adjustment. */
export interface AdjustedRecord<S> {
  readonly stock: S
  readonly wasCounted: boolean
}

/**
 * Adjusts a stock in one transaction, and announces it. A retry with the same key adjusts nothing more and returns what the first
 * call did (STOCK-4.3).
 */
export const adjustOnce = async <S>(
  { runtime: { database, bus, now }, params }: HandlerContext,
  path: 'productStocks' | 'productOptionStocks',
  { idempotencyKey: key, ...requested }: Requested,
  adjust: (transaction: Database, adjustment: Adjustment) => Promise<AdjustedRecord<S>>,
): Promise<S> => {
  const time = new Date(now())
  const { set, add, mode, daily, shop } = requested
  const adjustment: Adjustment = {
    set,
    add,
    mode,
    daily,
    until: await offeredAgainAt(database, requested, time),
    by: callerOf(params)._id,
    at: time.toISOString(),
  }
  const { answer, made } = await inTransaction(database, async (transaction) => {
    const work = async () => {
      const { stock, wasCounted } = await adjust(transaction, adjustment)
      return { answer: stock, wasCounted }
    }
    // Two presses of “one more” are two changes: without a key nothing is a retry.
    if (key === undefined) {
      const done = await work()
      return { answer: done.answer, made: done }
    }
    const caller = callerIdentity(params)
    const write = { shop, scope: `${path}/adjust`, key, caller, payload: requested }
    return once(transaction, write, work)
  })
  if (made) bus.publish({ path, event: made.wasCounted ? 'patched' : 'created', data: answer })
  return answer
}
