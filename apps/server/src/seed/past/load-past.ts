import { demo } from '@comanda/demo'
import { addDays } from '@comanda/engine/time'
import { and, eq, inArray, lt, min } from 'drizzle-orm'
import { businessDay } from '../../records/business-day.ts'
import type { Runtime } from '../../runtime/runtime.ts'
import { businessDays } from '../../tables/business-days.ts'
import { printJobs } from '../../tables/print-jobs.ts'
import { shops } from '../../tables/shops.ts'
import { staffPins } from '../../tables/staff-pins.ts'
import { pastCalls, type PastServer } from './past-calls.ts'
import { spendPastDay } from './past-day.ts'

/** Four weeks: the reports of a month and of a week have some beside them, and each day of the week comes as often. */
const DAYS = 28

/** How the past is written. */
interface PastOptions {
  readonly days?: number
  readonly isStopped: () => boolean
}

/** Returns the days of a shop before the demo was loaded that are not closed, from the first on. */
const openDays = async (
  { reads }: Pick<Runtime, 'reads'>,
  shop: string,
  days: number,
): Promise<readonly string[]> => {
  const [found] = await reads
    .select({ timeZone: shops.timeZone, dayEnds: shops.dayEnds })
    .from(shops)
    .where(eq(shops._id, shop))
  const [loaded] = await reads
    .select({ time: min(staffPins.createTime) })
    .from(staffPins)
    .where(eq(staffPins.shop, shop))
  if (!found || !loaded?.time) return []
  const today = businessDay(new Date(loaded.time), found)
  const all = Array.from({ length: days }, (_, index) => addDays(today, index - days))
  const closed = await reads
    .select({ day: businessDays.day })
    .from(businessDays)
    .where(
      and(
        eq(businessDays.shop, shop),
        eq(businessDays.status, 'closed'),
        inArray(businessDays.day, all),
      ),
    )
  return all.filter((day) => !closed.some((one) => one.day === day))
}

/**
 * Writes the bills of the weeks before the demo was loaded, day by day: its guests and staff make the calls of theirs on a server whose
 * clock is set to then. A day that is closed is left as it is, so a later start continues where an earlier one was stopped, and adds none
 * once all are there. Nothing of the past is printed.
 */
export const loadPast = async (
  server: PastServer,
  runtime: Runtime,
  { days = DAYS, isStopped }: PastOptions,
): Promise<void> => {
  const { database, reads, log } = runtime
  const open = await Promise.all(
    demo.shops.map(async ({ _id: shop }) =>
      (await openDays(runtime, shop, days)).map((day) => ({ shop, day })),
    ),
  )
  const all = open.flat().toSorted((one, other) => one.day.localeCompare(other.day))
  for (const { shop, day } of all) {
    if (isStopped()) return
    await spendPastDay(await pastCalls(server, shop), { database: reads, day, isStopped })
    const before = new Date(server.clock.at).toISOString()
    await database
      .delete(printJobs)
      .where(and(eq(printJobs.shop, shop), lt(printJobs.createTime, before)))
  }
  if (all.length > 0) log.info({ days: all.length }, 'the demo has bills of the past')
}
