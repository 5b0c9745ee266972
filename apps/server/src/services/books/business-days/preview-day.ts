import { businessDays as description } from '@comanda/contract'
import { and, count, eq, inArray, lte, ne } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Database } from '../../../database/connect.ts'
import { accountants } from '../../../policies/staff.ts'
import { paymentAttempts } from '../../../tables/payment-attempts.ts'
import { tills } from '../../../tables/tills.ts'
import type { DayOfShop } from './day-figures.ts'
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
    }
  },
)
