import type { MenuChange } from '@comanda/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { menuChanges } from '../../../tables/menu-changes.ts'

/** Removes changes from a shop's draft that are published now. */
export const emptyDraft = async (
  transaction: Database,
  shop: string,
  changes: readonly MenuChange[],
): Promise<void> => {
  const ids = changes.map(({ _id }) => _id)
  await transaction
    .delete(menuChanges)
    .where(and(eq(menuChanges.shop, shop), inArray(menuChanges._id, ids)))
}
