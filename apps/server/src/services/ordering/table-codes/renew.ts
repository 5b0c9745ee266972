import {
  type RenewTableCodeData,
  type RenewTableCodeResult,
  tableCodes as description,
} from '@comanda/contract'
import { and, eq, sql } from 'drizzle-orm'
import { callerOf } from '../../../authentication/caller-of.ts'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { once } from '../../../idempotency/once.ts'
import { managers } from '../../../policies/staff.ts'
import type { Runtime } from '../../../runtime/runtime.ts'
import { tableCodes } from '../../../tables/table-codes.ts'
import { tableViewItems } from '../../../tables/table-view-items.ts'
import { addFixedCode } from './add-fixed-code.ts'
import { isCurrentCode } from './find-table-code.ts'
import { tableCodeRefusals } from './table-code-refusals.ts'

const renewed = async (
  { shopDirectory }: Runtime,
  transaction: Database,
  { shop, table }: Pick<RenewTableCodeData, 'shop' | 'table'>,
): Promise<RenewTableCodeResult> => {
  const [locked] = await transaction
    .select({ _id: tableViewItems._id })
    .from(tableViewItems)
    .where(and(eq(tableViewItems.shop, shop), eq(tableViewItems._id, table)))
    .for('update')
  if (!locked) throw refused({ ...tableCodeRefusals.fixedCodeTableInvalid, field: 'table' })
  await transaction
    .update(tableCodes)
    .set({ validUntil: sql`date_trunc('milliseconds', now())` })
    .where(and(eq(tableCodes.shop, shop), eq(tableCodes.table, table), isCurrentCode))
  const code = await shopDirectory.newSecretId(transaction, shop)
  await addFixedCode(transaction, { shop, table, code })
  return { code }
}

/** `create tableCodes/renew`: ends all codes of a table and gives it another fixed code (SESS-9.5). */
export const renew = serveCall(description.calls.renew, managers, (data, context) => {
  const { idempotencyKey: key, ...payload } = data
  const caller = callerOf(context.params)._id
  const sent = { shop: data.shop, scope: 'tableCodes/renew', key, caller, payload }
  const { runtime } = context
  return inTransaction(runtime.database, async (transaction) => {
    // A call without a key is another renewal, however soon it follows.
    if (key === undefined) return renewed(runtime, transaction, payload)
    const { answer } = await once(transaction, sent, async () => ({
      answer: await renewed(runtime, transaction, payload),
    }))
    return answer
  })
})
