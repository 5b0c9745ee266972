import { tableCodes as description } from '@comanda/contract'
import { serveCall } from '../../../calls/serve-call.ts'
import { refused } from '../../../errors/refusal.ts'
import { onSite } from '../../../policies/staff.ts'
import { activeSessionOfTable } from '../queries/active-session-of-table.ts'
import { findTable } from '../queries/find-table.ts'
import { makeTableCode } from './make-table-code.ts'
import { tableCodeRefusals } from './table-code-refusals.ts'

/** How long a code is valid unless the caller says otherwise. */
const defaultMinutes = 10

/**
 * `create tableCodes/show`: a code that staff or a screen show to the diners of a table (SESS-9.4). It enters the session
 * that is open now; at a free table, the one that it opens.
 */
export const show = serveCall(
  description.calls.show,
  onSite,
  async ({ shop, table, minutes = defaultMinutes }, { runtime: { database, shopDirectory } }) => {
    if (!(await findTable(database, shop, table)))
      throw refused({ ...tableCodeRefusals.fixedCodeTableInvalid, field: 'table' })
    const session = await activeSessionOfTable(database, shop, table)
    const code = { shop, table, kind: 'shown' as const, session, minutes }
    return makeTableCode(database, shopDirectory, code)
  },
)
