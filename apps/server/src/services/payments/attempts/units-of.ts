import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { attemptUnits } from '../../../tables/attempt-units.ts'
import type { SessionRow } from '../../../tables/table-sessions.ts'

/** Returns the units of a session's lines that are paid or being paid, each with the attempt or payment that pays it. */
export const unitsOf = (transaction: Database, { shop, _id }: Pick<SessionRow, 'shop' | '_id'>) =>
  transaction
    .select()
    .from(attemptUnits)
    .where(and(eq(attemptUnits.shop, shop), eq(attemptUnits.session, _id)))
