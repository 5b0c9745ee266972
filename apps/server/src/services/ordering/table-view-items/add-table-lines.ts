import type { SheetResult } from '@comanda/contract'
import { readTableLines } from '@comanda/shop-rules/sheets'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { App } from '../../../runtime/app.ts'
import { tableViewItems } from '../../../tables/table-view-items.ts'

/**
 * Adds all tables of a list to a shop, or none of them if there are problems (SETUP-2.8). The caller holds a lock that
 * keeps others from adding tables to the shop.
 */
export const addTableLines = async (
  app: App,
  transaction: Database,
  { shop, text }: { readonly shop: string; readonly text: string },
): Promise<SheetResult> => {
  const { tables, problems } = readTableLines(text)
  const known = await transaction
    .select({ name: tableViewItems.name, order: tableViewItems.order })
    .from(tableViewItems)
    .where(eq(tableViewItems.shop, shop))
  const names = new Set(known.map(({ name }) => name))
  const twice = tables
    .filter(({ name }) => names.has(name))
    .map(({ name }) => ({ row: 1, code: 'twice', text: name }))
  const all = [...problems, ...twice].slice(0, 1000)
  if (all.length > 0) return { added: 0, problems: all }
  const last = Math.max(known.length, ...known.map(({ order }) => order ?? 0))
  for (const [index, table] of tables.entries()) {
    const record = { ...table, shop, order: last + index + 1, status: 'active' as const }
    await app.service('tableViewItems').create(record, { transaction })
  }
  return { added: tables.length, problems: [] }
}
