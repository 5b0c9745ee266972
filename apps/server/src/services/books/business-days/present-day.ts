import { and, eq, gte } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'
import { businessDays } from '../../../tables/business-days.ts'
import { shops } from '../../../tables/shops.ts'
import { businessDay } from '../../../records/business-day.ts'

/** Returns the day after, both `YYYY-MM-DD`. */
const dayAfter = (day: string): string => {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  return next.toISOString().slice(0, 10)
}

/** Returns the calendar's business day of a shop; throws a refusal if there is no such shop. */
export const calendarDay = async (database: Database, shop: string, now: Date): Promise<string> => {
  const [found] = await database
    .select({ timeZone: shops.timeZone, dayEnds: shops.dayEnds })
    .from(shops)
    .where(eq(shops._id, shop))
  if (!found) throw refused(shopNotFound)
  return businessDay(now, found)
}

/** Returns the day to which a shop's payments belong now, as `business_day_of` does in the database (STAFF-6.1). */
export const presentDay = async (database: Database, shop: string, now: Date): Promise<string> => {
  const calendar = await calendarDay(database, shop, now)
  const rows = await database
    .select({ day: businessDays.day })
    .from(businessDays)
    .where(
      and(
        eq(businessDays.shop, shop),
        eq(businessDays.status, 'closed'),
        gte(businessDays.day, calendar),
      ),
    )
  const closed = new Set(rows.map(({ day }) => day))
  let day = calendar
  while (closed.has(day)) day = dayAfter(day)
  return day
}
