import { withDayEnd } from '@comanda/engine/time'
import { eq } from 'drizzle-orm'
import type { Shop } from '@comanda/contract'
import type { CallContext, NextCall } from '../../../runtime/app.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { shops } from '../../../tables/shops.ts'

/** The first day of all, from which those of a new shop end as it says. */
const ALWAYS = '1970-01-01'

/** Writes from which business day on the days of a shop end as it says: from the next one, or all of a new shop (TIME-5.2). */
export const rememberDayEnd =
  ({ database, now }: Pick<Runtime, 'database' | 'now'>) =>
  async ({ data, id }: CallContext, next: NextCall): Promise<void> => {
    const written = data as { dayEnd?: string | null; dayEnds?: Shop['dayEnds'] }
    if (written.dayEnd !== undefined) {
      const time = written.dayEnd ?? undefined
      const [clock] = await database
        .select({ timeZone: shops.timeZone, dayEnds: shops.dayEnds })
        .from(shops)
        .where(eq(shops._id, String(id)))
      written.dayEnds = clock
        ? [...withDayEnd(clock, time, now())]
        : time === undefined
          ? []
          : [{ from: ALWAYS, time }]
    }
    await next()
  }
