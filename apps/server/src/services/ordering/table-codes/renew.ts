import { tableCodes as description } from '@comanda/contract'
import { and, eq, sql } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { managers } from '../../../policies/staff.ts'
import { tableCodes } from '../../../tables/table-codes.ts'
import { tableViewItems } from '../../../tables/table-view-items.ts'
import { addFixedCode } from './add-fixed-code.ts'
import { isCurrentCode } from './find-table-code.ts'
import { tableCodeRefusals } from './table-code-refusals.ts'

/** `create tableCodes/renew`: ends all codes of a table and gives it another fixed code (SESS-9.5). */
export const renew = serveCall(
  description.calls.renew,
  managers,
  ({ shop, table }, { runtime: { database, shopDirectory } }) =>
    inTransaction(database, async (transaction) => {
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
    }),
)
