import type { BookkeepingSetting, ReportPeriod } from '@comanda/contract'
import { type BookedDay, bookingsOfDay, type MissingAccount } from '@comanda/shop-rules/accounts'
import { and, asc, between, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { businessDays } from '../../../tables/business-days.ts'
import { calendarDay } from '../business-days/present-day.ts'

/** How many days that are open a refusal names. */
const MOST_NAMED = 31

/** A refusal of accounts that the shop has not set (LEDGER-2.2). */
export const accountsMissing = (accounts: readonly MissingAccount[]) =>
  refused({
    kind: 'Conflict',
    code: 'accountsMissing',
    message: 'The shop has not set all accounts that these days are booked on',
    detail: { accounts },
  })

/** Returns the closed days of a period with their bookings; throws a refusal if a day is open or an account missing (LEDGER-2.1, LEDGER-2.2). */
export const bookedDays = async (
  database: Database,
  { shop, from, to }: ReportPeriod,
  chart: Pick<BookkeepingSetting, 'accounts' | 'rates' | 'methods'>,
  now: Date,
): Promise<BookedDay[]> => {
  const rows = await database
    .select()
    .from(businessDays)
    .where(and(eq(businessDays.shop, shop), between(businessDays.day, from, to)))
    .orderBy(asc(businessDays.day))
  const present = await calendarDay(database, shop, now)
  const open = rows.filter(({ status }) => status !== 'closed').map(({ day }) => day)
  // A day that is not over may have no row yet.
  const isOver = to < present || rows.some(({ day, status }) => day === to && status === 'closed')
  const days = isOver || open.includes(to) ? open : [...open, present > from ? present : to]
  if (days.length > 0)
    throw refused({
      kind: 'Conflict',
      code: 'dayNotReady',
      message: 'Only closed days are booked',
      field: 'to',
      detail: { reason: 'open', days: days.slice(0, MOST_NAMED) },
    })
  const missing = new Map<string, MissingAccount>()
  const booked = rows.flatMap(({ day, number, figures }) => {
    if (!figures) return []
    const { bookings, missing: ofDay } = bookingsOfDay(figures, chart)
    for (const one of ofDay) missing.set(JSON.stringify(one), one)
    return [{ day, number: number ?? 0, bookings }]
  })
  if (missing.size > 0) throw accountsMissing([...missing.values()])
  return booked
}
