import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { preparedStatement } from '../../../database/prepared-statement.ts'
import { menuRevisionOf } from '../../../tables/menu-revisions.ts'

const read = preparedStatement<{ revision: number }>(
  'menu_revision',
  sql`select ${menuRevisionOf(sql`${sql.placeholder('shop')}`)} as revision`,
)

/** Returns the revision of a shop's menu as a transaction sees it (CAT-4.8). */
export const menuRevision = async (database: Database, shop: string): Promise<number> =>
  (await read(database, { shop })).rows[0]?.revision ?? 0
