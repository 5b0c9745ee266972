import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { waitingParties } from '../../../tables/waiting-parties.ts'

/** Rows changed by one statement. */
const atOnce = 500

/** Removes what says who they were from parties whose time has come (WAIT-5.1). Returns of how many. */
export const forgetParties = async (database: Database, now: number): Promise<number> => {
  let forgotten = 0
  for (;;) {
    const due = await database
      .select({ shop: waitingParties.shop, _id: waitingParties._id })
      .from(waitingParties)
      .where(lt(waitingParties.forgetTime, new Date(now).toISOString()))
      .limit(atOnce)
    if (due.length === 0) return forgotten
    for (const shop of new Set(due.map((row) => row.shop))) {
      const ids = due.filter((row) => row.shop === shop).map(({ _id }) => _id)
      await database
        .update(waitingParties)
        .set({
          name: null,
          phone: null,
          email: null,
          remark: null,
          allergens: null,
          forgetTime: null,
        })
        .where(and(eq(waitingParties.shop, shop), inArray(waitingParties._id, ids)))
    }
    forgotten += due.length
  }
}
