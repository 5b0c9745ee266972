import { businessDays as description } from '@comanda/contract'
import { addDays } from '@comanda/engine/time'
import { and, count, eq, gt, inArray, lte, ne } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Database } from '../../../database/connect.ts'
import { accountants } from '../../../policies/staff.ts'
import { businessDay } from '../../../records/business-day.ts'
import { paymentAttempts } from '../../../tables/payment-attempts.ts'
import { reservations } from '../../../tables/reservations.ts'
import { shops } from '../../../tables/shops.ts'
import { tills } from '../../../tables/tills.ts'
import type { DayOfShop } from './day-of-shop.ts'
import { figuresOfDay } from './figures-of-day.ts'
import { presentDay } from './present-day.ts'

/** Returns the drawers that were opened on a day or before and are not closed. */
export const drawersInUse = async (database: Database, { shop, day }: DayOfShop) => {
  const rows = await database
    .select({ _id: tills._id, name: tills.name, status: tills.status })
    .from(tills)
    .where(and(eq(tills.shop, shop), ne(tills.status, 'closed'), lte(tills.day, day)))
    .orderBy(tills.openTime)
  return rows.flatMap(({ status, ...till }) => (status === 'closed' ? [] : [{ ...till, status }]))
}

/** How many bookings of a day begin later than now: those after midnight are of the day before (STAFF-6.1). */
const bookingsToCome = async (
  database: Database,
  { shop, day }: DayOfShop,
  now: Date,
): Promise<number> => {
  const rows = await database
    .select({
      startTime: reservations.startTime,
      clock: { timeZone: shops.timeZone, dayEnds: shops.dayEnds },
    })
    .from(reservations)
    .innerJoin(shops, eq(shops._id, reservations.shop))
    .where(
      and(
        eq(reservations.shop, shop),
        inArray(reservations.date, [day, addDays(day, 1)]),
        inArray(reservations.status, ['booked', 'confirmed', 'late']),
        gt(reservations.startTime, now.toISOString()),
      ),
    )
  return rows.filter(({ startTime, clock }) => businessDay(new Date(startTime), clock) === day)
    .length
}

/** `create businessDays/preview` (STAFF-6.2): an X. */
export const previewDay = serveCall(
  description.calls.preview,
  accountants,
  async ({ shop, day: of }, { runtime }) => {
    const { reads, now } = runtime
    const day = of ?? (await presentDay(reads, shop, new Date(now())))
    const [attempts] = await reads
      .select({ pending: count() })
      .from(paymentAttempts)
      .where(
        and(eq(paymentAttempts.shop, shop), inArray(paymentAttempts.status, ['pending', 'review'])),
      )
    return {
      shop,
      ...(await figuresOfDay(reads, { shop, day })),
      tills: await drawersInUse(reads, { shop, day }),
      pending: attempts?.pending ?? 0,
      toCome: await bookingsToCome(reads, { shop, day }, new Date(now())),
    }
  },
)
