import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { type LineRow, sessionLines } from '../../../tables/session-lines.ts'

/** Saves the lines of a locked session as a change has left them: rows that are other objects than before, and new ones. */
export const saveLines = async (
  transaction: Database,
  before: readonly LineRow[],
  after: readonly LineRow[],
): Promise<void> => {
  const known = new Map(before.map((line) => [line.id, line]))
  const added = after.filter(({ id }) => !known.has(id))
  if (added.length > 0) await transaction.insert(sessionLines).values([...added])
  for (const line of after) {
    const was = known.get(line.id)
    if (!was || was === line) continue
    const { shop, session, id, ...columns } = line
    await transaction
      .update(sessionLines)
      .set(columns)
      .where(
        and(
          eq(sessionLines.shop, shop),
          eq(sessionLines.session, session),
          eq(sessionLines.id, id),
        ),
      )
  }
}
