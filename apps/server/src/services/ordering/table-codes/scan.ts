import { tableCodes as description } from '@comanda/contract'
import { tableCodeFailure, tableCodeMinutes } from '@comanda/engine/sessions'
import { eq } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import { refused } from '../../../errors/refusal.ts'
import { shopNotFound } from '../../../errors/shop-not-found.ts'
import { everybody } from '../../../policies/policy.ts'
import { shops } from '../../../tables/shops.ts'
import { countUnknownCode } from './count-unknown-code.ts'
import { findTableCode } from './find-table-code.ts'
import { makeTableCode } from './make-table-code.ts'
import { tableCodeRefusals } from './table-code-refusals.ts'

/**
 * `create tableCodes/scan`: exchanges the fixed code in a link for a short-lived one (SESS-9.3), so that a phone's clock
 * counts for nothing. A short-lived code is returned as it is.
 */
export const scan = serveCall(
  description.calls.scan,
  everybody,
  async ({ shop, code }, { runtime, params }) => {
    const { database } = runtime
    const [settings] = await database.select().from(shops).where(eq(shops._id, shop))
    if (!settings) throw refused(shopNotFound)
    const found = await findTableCode(database, shop, code)
    if (!found) await countUnknownCode(runtime, params)
    const now = new Date(runtime.now()).toISOString()
    const { onlineEnabledFixedCode, onlineSessionTimeout, onlineRequiresPresence } = settings
    const rules = {
      onlineEnabledFixedCode: onlineEnabledFixedCode ?? undefined,
      onlineSessionTimeout: onlineSessionTimeout ?? undefined,
      onlineRequiresPresence: onlineRequiresPresence ?? undefined,
    }
    const failure = tableCodeFailure(found, now, now, rules)
    if (failure) throw refused(tableCodeRefusals[failure])
    if (!found) throw refused(tableCodeRefusals.fixedCodeTableInvalid)
    if (found.kind === 'fixed') {
      const { _id: table } = found.table
      return makeTableCode(database, {
        shop,
        table,
        kind: 'scanned',
        minutes: tableCodeMinutes(rules),
      })
    }
    const { validFrom, validUntil } = found
    if (validUntil === null) throw refused(tableCodeRefusals.fixedCodeTimeout)
    return { code, validFrom, validUntil }
  },
)
