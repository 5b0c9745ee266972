import type { TableViewItem } from '@comanda/contract'
import type { TableCode, TableCodeShop } from '@comanda/shop-rules/sessions'
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import type { WithShopDirectory } from '../../../shop-directory/in-shop-of-session.ts'
import { shopLookUp } from '../../../shop-directory/shop-look-up.ts'
import { type TableCodeRow, tableCodes } from '../../../tables/table-codes.ts'
import { tableViewItems } from '../../../tables/table-view-items.ts'

/** A code with its table. `isValid` is by the database's clock. */
export interface FoundCode extends TableCode {
  readonly shop: string
  readonly table: Pick<TableViewItem, '_id' | 'name'>
  /** The only session that it enters. */
  readonly session: string | null
}

/** A code with its table and its times. */
export interface StoredCode extends FoundCode, Pick<TableCodeRow, 'validFrom' | 'validUntil'> {}

/** Whether a code is valid now: after a wait for a lock too, which `now()` precedes. */
export const isCurrentCode = sql<boolean>`(${tableCodes.validUntil} is null or ${tableCodes.validUntil} > clock_timestamp())`

/**
 * Returns a code of an active table, ended ones too; undefined if it is unknown or of another shop.
 * `isLocked` keeps the code from being renewed until the transaction ends, and waits while it is being renewed.
 */
export const findTableCode = async (
  database: Database,
  shop: string,
  code: string,
  isLocked = false,
): Promise<StoredCode | undefined> => {
  const { _id, name, status } = tableViewItems
  const query = database
    .select({
      _id,
      name,
      shop: tableCodes.shop,
      kind: tableCodes.kind,
      session: tableCodes.session,
      validFrom: tableCodes.validFrom,
      validUntil: tableCodes.validUntil,
      isValid: isCurrentCode,
    })
    .from(tableCodes)
    .innerJoin(
      tableViewItems,
      and(eq(tableViewItems.shop, tableCodes.shop), eq(_id, tableCodes.table)),
    )
    .where(
      and(
        eq(tableCodes.shop, shop),
        eq(tableCodes._id, code),
        or(isNull(status), ne(status, 'disabled')),
      ),
    )
  const locking = isLocked ? query.for('no key update', { of: tableCodes }) : query
  // Sent now: what is sent with it is read behind the lock.
  const [row] = await locking.execute()
  if (!row) return undefined
  const { _id: table, name: tableName, ...stored } = row
  return { ...stored, table: { _id: table, name: tableName } }
}

const codeShops = shopLookUp(tableCodes)

/** Returns the code of any shop's active table, as `findTableCode` does. */
export const findCode = (
  { shopDirectory, reads }: WithShopDirectory,
  code: string,
): Promise<StoredCode | undefined> =>
  shopDirectory.readByShop(reads, codeShops, code, (shop) => findTableCode(reads, shop, code))

/** Whether a code is valid in a shop, which may require a code that was shown (SESS-9.6). */
export const entersNow = (
  { kind, isValid }: FoundCode,
  { onlineRequiresPresence }: TableCodeShop,
): boolean => isValid && (kind === 'shown' || onlineRequiresPresence !== true)
