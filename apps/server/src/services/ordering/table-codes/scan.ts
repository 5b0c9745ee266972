import { type ShortLivedCode, tableCodes as description } from '@comanda/contract'
import { tableCodeFailure, tableCodeMinutes } from '@comanda/shop-rules/sessions'
import { and, desc, eq, sql } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import type { Database } from '../../../database/connect.ts'
import { inTransaction } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'
import { everybody } from '../../../policies/policy.ts'
import type { ShopDirectory } from '../../../shop-directory/shop-directory.ts'
import { shops } from '../../../tables/shops.ts'
import { tableCodes } from '../../../tables/table-codes.ts'
import { countUnknownCode } from './count-unknown-code.ts'
import { findTableCode } from './find-table-code.ts'
import { makeTableCode } from './make-table-code.ts'
import { tableCodeRefusals } from './table-code-refusals.ts'

interface Scanned {
  readonly shop: string
  readonly table: string
  readonly minutes: number
}

/** Returns the table's latest scanned code if half of its time or more is left, else another (SESS-9.3). */
const scannedCode = async (
  transaction: Database,
  shopDirectory: ShopDirectory,
  scanned: Scanned,
): Promise<ShortLivedCode> => {
  const { shop, table, minutes } = scanned
  const { _id: code, validFrom, validUntil, ...own } = tableCodes
  const isFresh = sql`${validUntil} >= now() + ${minutes} * interval '30 seconds'`
  const [latest] = await transaction
    .select({ code, validFrom, validUntil: sql<string>`${validUntil}`.mapWith(validUntil) })
    .from(tableCodes)
    .where(and(eq(own.shop, shop), eq(own.table, table), eq(own.kind, 'scanned'), isFresh))
    .orderBy(desc(validUntil))
    .limit(1)
  return latest ?? makeTableCode(transaction, shopDirectory, { ...scanned, kind: 'scanned' })
}

/**
 * `create tableCodes/scan`: exchanges the fixed code in a link for a short-lived one (SESS-9.3), so that a phone's clock
 * counts for nothing. A short-lived code is returned as it is.
 */
export const scan = serveCall(
  description.calls.scan,
  everybody,
  async ({ shop, code }, { runtime, params }) => {
    const { database, shopDirectory } = runtime
    const [settings] = await database.select().from(shops).where(eq(shops._id, shop))
    if (!settings) throw refused(shopNotFound)
    const now = new Date(runtime.now()).toISOString()
    const { onlineEnabledFixedCode, onlineSessionTimeout, onlineRequiresPresence } = settings
    const rules = {
      onlineEnabledFixedCode: onlineEnabledFixedCode ?? undefined,
      onlineSessionTimeout: onlineSessionTimeout ?? undefined,
      onlineRequiresPresence: onlineRequiresPresence ?? undefined,
    }
    const known = await inTransaction(database, async (transaction) => {
      const found = await findTableCode(transaction, shop, code, true)
      if (!found) return undefined
      const failure = tableCodeFailure(found, now, now, rules)
      if (failure) throw refused(tableCodeRefusals[failure])
      const { kind, table, validFrom, validUntil } = found
      return kind === 'fixed' || validUntil === null
        ? scannedCode(transaction, shopDirectory, {
            shop,
            table: table._id,
            minutes: tableCodeMinutes(rules),
          })
        : { code, validFrom, validUntil }
    })
    if (known) return known
    await countUnknownCode(runtime, params)
    const failure = tableCodeFailure(undefined, now, now, rules)
    throw refused(tableCodeRefusals[failure ?? 'fixedCodeTableInvalid'])
  },
)
