import type { TableViewItem } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { tableViewItems } from '../../../tables/table-view-items.ts'

/** Returns an active table of a shop, or undefined if it is unknown, disabled or of another shop. */
export const findTable = async (
  database: Database,
  shop: string,
  item: string,
): Promise<Pick<TableViewItem, '_id' | 'name'> | undefined> => {
  const [row] = await database
    .select()
    .from(tableViewItems)
    .where(and(eq(tableViewItems.shop, shop), eq(tableViewItems._id, item)))
    .execute()
  return row && row.status !== 'disabled' ? row : undefined
}
