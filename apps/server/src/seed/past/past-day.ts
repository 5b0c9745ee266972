import { FeathersError } from '@feathersjs/errors'
import type { BusinessDay, Till } from '@comanda/contract'
import { chanceOf, pastVisits } from '@comanda/demo'
import { toCents } from '@comanda/engine/money'
import { instantAt, weekdayOf } from '@comanda/engine/time'
import { and, eq, inArray, ne, sum } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import { cashRecords } from '../../tables/cash-records.ts'
import { tableSessions } from '../../tables/table-sessions.ts'
import { tills } from '../../tables/tills.ts'
import type { PastCalls } from './past-calls.ts'
import { visitSteps } from './visit-steps.ts'

const MINUTE = 60_000
const OPENS = 7 * 60 + 30
/** After the last guests have left. */
const CLOSES = 23 * 60 + 50
const values = [100, 50, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.01]

/** Returns the notes and coins of an amount in cents. */
const countsOf = (cents: number): { value: number; count: number }[] => {
  let left = cents
  return values.flatMap((value) => {
    const count = Math.floor(left / toCents(value))
    left -= count * toCents(value)
    return count > 0 ? [{ value, count }] : []
  })
}

interface PastDay {
  readonly database: Database
  readonly day: string
  /** Whether the day is to end here. */
  readonly isStopped: () => boolean
}

/** Counts and closes the drawers of a shop: now and then some coins are missing. */
const closeTills = async ({ call, menu }: PastCalls, { database, day }: PastDay): Promise<void> => {
  const { _id: shop } = menu.shop
  const open = await database
    .select({ _id: tills._id })
    .from(tills)
    .where(and(eq(tills.shop, shop), ne(tills.status, 'closed')))
  for (const { _id: till } of open) {
    const [row] = await database
      .select({ cents: sum(cashRecords.amount) })
      .from(cashRecords)
      .where(and(eq(cashRecords.shop, shop), eq(cashRecords.till, till)))
    const missing = Number(day.slice(-2)) % 9 === 4 ? 500 : 0
    const counts = countsOf(Math.round(Number(row?.cents ?? 0)) - missing)
    await call('tills/count', { shop, till, counts }, 'cashier')
    const why = missing > 0 ? { note: 'Given out as change by mistake' } : {}
    await call('tills/close', { shop, till, ...why }, 'cashier')
  }
}

/** Ends the bills that a stop of the server left open. */
const endBills = async ({ call, menu }: PastCalls, { database }: PastDay): Promise<void> => {
  const { _id: shop } = menu.shop
  const open = await database
    .select({ _id: tableSessions._id })
    .from(tableSessions)
    .where(and(eq(tableSessions.shop, shop), inArray(tableSessions.status, ['ongoing', 'toPay'])))
  for (const { _id: session } of open)
    await call(
      'tableSessions/close',
      { session, how: 'onTheHouse', note: 'The day ends' },
      'manager',
    )
}

/** Spends a day in a shop as its guests and staff did, by the calls of the services, and closes it. */
export const spendPastDay = async (calls: PastCalls, past: PastDay): Promise<void> => {
  const { call, clock, menu } = calls
  const { day, isStopped, database } = past
  const { _id: shop, timeZone } = menu.shop
  const midnight = instantAt(day, '00:00', timeZone ?? 'Asia/Hong_Kong')
  const chance = chanceOf(midnight / MINUTE)
  clock.at = midnight + OPENS * MINUTE
  const [begun] = await database
    .select({ _id: tills._id })
    .from(tills)
    .where(and(eq(tills.shop, shop), eq(tills.day, day)))
  if (!begun) {
    const float = menu.shop.currency === 'TWD' ? 5000 : 1000
    await call<Till>('tills/open', { shop, name: 'Counter', float }, 'cashier')
    const visits = pastVisits(shop, { day, weekday: weekdayOf(day) })
    const steps = visits.flatMap((visit) => visitSteps(calls, visit, chance))
    for (const { minute, run } of steps.toSorted((one, other) => one.minute - other.minute)) {
      if (isStopped()) return
      clock.at = midnight + minute * MINUTE + chance.below(MINUTE)
      await run().catch((error: unknown) => {
        // Somebody's code was good for other dishes: guests are refused things in a past day too.
        if (!(error instanceof FeathersError) || error.code >= 500) throw error
      })
    }
  }
  clock.at = midnight + CLOSES * MINUTE
  await endBills(calls, past)
  await closeTills(calls, past)
  await call<BusinessDay>('businessDays/close', { shop, day }, 'manager')
}
