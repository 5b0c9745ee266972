import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { writeBehind } from '../../../database/transaction.ts'
import { type LineRow, sessionLines } from '../../../tables/session-lines.ts'

/** Saves the lines of a locked session as a change has left them: rows that are other objects than before, and new ones. */
export const saveLines = async (
  transaction: Database,
  before: readonly LineRow[],
  after: readonly LineRow[],
): Promise<void> => {
  const known = new Map(before.map((line) => [line.id, line]))
  const added = after.filter(({ id }) => !known.has(id))
  if (added.length > 0)
    await writeBehind(
      transaction,
      transaction
        .insert(sessionLines)
        .values([...added])
        .execute(),
    )
  for (const line of after) {
    const was = known.get(line.id)
    if (!was || was === line) continue
    const { shop, session, id, ...columns } = line
    const of = [eq(sessionLines.shop, shop), eq(sessionLines.session, session)]
    const saving = transaction
      .update(sessionLines)
      .set(columns)
      .where(and(...of, eq(sessionLines.id, id)))
      .execute()
    await writeBehind(transaction, saving)
  }
}
