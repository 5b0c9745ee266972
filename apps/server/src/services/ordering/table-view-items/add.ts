import type { AddTablesData, SheetResult } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { callerOf } from '../../../authentication/caller-of.ts'
import type { HandlerContext } from '../../../calls/served.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { once } from '../../../idempotency/once.ts'
import { shops } from '../../../tables/shops.ts'
import { addTableLines } from './add-table-lines.ts'

/** `create tableViewItems/add`: all of the tables, or what keeps them from being added (STAFF-10.5). */
export const addTables = async (
  { app, runtime, params }: HandlerContext,
  { idempotencyKey: key, ...payload }: AddTablesData,
): Promise<SheetResult> => {
  const { shop } = payload
  const sent = { shop, scope: 'tableViewItems/add', key, caller: callerOf(params)._id, payload }
  const { answer } = await inTransaction(runtime.database, (transaction) =>
    once(transaction, sent, async () => {
      // Two lists at a time would both find a name free.
      await transaction
        .select({ _id: shops._id })
        .from(shops)
        .where(eq(shops._id, shop))
        .for('no key update')
      return { answer: await addTableLines(app, transaction, payload) }
    }),
  )
  return answer
}
