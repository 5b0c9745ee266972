import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { refused } from '../../../errors/refusal.ts'
import { businessDays } from '../../../tables/business-days.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'

/** Throws a refusal if a bill ended on a business day that is closed (STAFF-6.3); the day cannot be closed in the meantime. */
export const refuseClosedDay = async (
  transaction: Database,
  { shop, day }: Pick<SessionRow, 'shop' | 'day'>,
): Promise<void> => {
  if (day === null) return
  const [found] = await transaction
    .select({ status: businessDays.status })
    .from(businessDays)
    .where(and(eq(businessDays.shop, shop), eq(businessDays.day, day)))
    .for('share')
  if (found?.status !== 'closed') return
  const message = 'The business day of this bill is closed.'
  throw refused({ kind: 'Conflict', code: 'dayClosed', message, detail: { day } })
}
