import { setup, type SetupSheetResult } from '@comanda/contract'
import { readTableLines } from '@comanda/engine/sheets'
import { eq } from 'drizzle-orm'
import { serveCall } from '../../../calls/serve-call.ts'
import { owners } from '../../../policies/staff.ts'
import { tableViewItems } from '../../../tables/table-view-items.ts'
import { inShopBeingSetUp } from './in-shop-being-set-up.ts'

/** `create setup/tables` (SETUP-2.8): all of the tables, or what keeps them from being added. */
export const addTables = serveCall(
  setup.calls.tables,
  owners,
  (data, context): Promise<SetupSheetResult> =>
    inShopBeingSetUp(context, 'setup/tables', data, async (transaction) => {
      const { shop, text } = data
      const { tables, problems } = readTableLines(text)
      const known = await transaction
        .select({ name: tableViewItems.name })
        .from(tableViewItems)
        .where(eq(tableViewItems.shop, shop))
      const names = new Set(known.map(({ name }) => name))
      const twice = tables
        .filter(({ name }) => names.has(name))
        .map(({ name }) => ({ row: 1, code: 'twice', text: name }))
      const all = [...problems, ...twice].slice(0, 1000)
      if (all.length > 0) return { added: 0, problems: all }
      for (const [index, table] of tables.entries()) {
        const order = known.length + index + 1
        const record = { ...table, shop, order, status: 'active' as const }
        await context.app.service('tableViewItems').create(record, { transaction })
      }
      return { added: tables.length, problems: [] }
    }),
)
