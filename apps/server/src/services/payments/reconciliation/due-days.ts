import { addDays, localMoment } from '@comanda/engine/time'
import { and, eq, inArray } from 'drizzle-orm'
import type { Period } from '../../../payments/provider.ts'
import { type ReconciliationRow, reconciliations } from '../../../tables/reconciliations.ts'
import type { Reconciling } from './compare-day.ts'
import { dayPeriod } from './day-period.ts'
import type { ReconciledAccount } from './reconciled-account.ts'

const HOUR = 3_600_000

/** At which minute of the next day a day is compared: late notifications have come, and lists that lag have it. */
const AT_MINUTE = 5 * 60

/** How many days are compared later if no server ran at their time. */
const CAUGHT_UP = 3

/** For how many days what is not solved is compared again each night. */
const COMPARED_AGAIN = 7

/** After how long a comparison that failed, and one with differences, is made again, in ms. */
const AFTER_FAILURE = 0.9 * HOUR
const AFTER_DIFFERENCES = 20 * HOUR

/** A day that is to be compared. */
export interface DueDay {
  readonly day: string
  readonly period: Period
}

const isDue = (
  row: ReconciliationRow | undefined,
  { age, end, now }: { readonly age: number; readonly end: number; readonly now: number },
): boolean => {
  if (!row) return age < CAUGHT_UP
  const since = now - Date.parse(row.startTime)
  if (row.status !== 'done') return since > AFTER_FAILURE
  // It was compared before it had ended.
  if (Date.parse(row.to) < end) return true
  return row.allDifferences + row.unknown > 0 && since > AFTER_DIFFERENCES
}

/** Returns the days of an account that the job compares now, the newest first (PAY-6.15). */
export const dueDays = async (
  { reads, now: clock }: Reconciling,
  { _id, home, basis, timeZone }: ReconciledAccount,
): Promise<readonly DueDay[]> => {
  if (basis === 'none') return []
  const now = clock()
  const { date, minutes } = localMoment(now, timeZone)
  const newest = minutes < AT_MINUTE ? -2 : -1
  const days = Array.from({ length: COMPARED_AGAIN }, (_, age) => addDays(date, newest - age))
  const rows = await reads
    .select()
    .from(reconciliations)
    .where(
      and(
        eq(reconciliations.shop, home),
        eq(reconciliations.account, _id),
        inArray(reconciliations.day, days),
      ),
    )
  return days.flatMap((day, age) => {
    const period = dayPeriod(day, timeZone, now)
    const row = rows.find((one) => one.day === day)
    return period && isDue(row, { age, end: period.to, now }) ? { day, period } : []
  })
}
