import type { CreateOrResumeData, Menu } from '@comanda/contract'
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { allEnded } from '../../../../database/all-ended.ts'
import type { Database } from '../../../../database/connect.ts'
import { writeBehind } from '../../../../database/transaction.ts'
import { refused } from '../../../../errors/refusal.ts'
import type { Actor } from '../../../../tables/session-events.ts'
import { tableCodes } from '../../../../tables/table-codes.ts'
import { activeSessionOfTable } from '../../queries/active-session-of-table.ts'
import { findTable } from '../../queries/find-table.ts'
import { entersNow, findTableCode, type FoundCode } from '../../table-codes/find-table-code.ts'
import { tableCodeRefusals } from '../../table-codes/table-code-refusals.ts'

type Presented = Pick<CreateOrResumeData, 'shop' | 'viewItem'>

/**
 * Returns the code that was presented, and locks it, so that it is not renewed while it enters (SESS-9.5). Staff and
 * terminals of the shop may enter by the table's id too (SESS-9.6).
 */
export const entryCode = async (
  transaction: Database,
  { shop, viewItem }: Presented,
  actor: Actor,
): Promise<FoundCode | undefined> => {
  const [table, code] = await allEnded([
    actor.role === 'diner' ? undefined : findTable(transaction, shop, viewItem),
    findTableCode(transaction, shop, viewItem, true),
  ])
  return table ? { shop, table, kind: 'shown', isValid: true, session: null } : code
}

/** The table that a code of a shop, or its own id, presents: for a statement that goes with `entryCode`. */
export const tableOfCode = ({ shop, viewItem }: Presented): SQL =>
  sql`coalesce((select ${tableCodes.table} from ${tableCodes}
    where ${tableCodes.shop} = ${shop} and ${tableCodes._id} = ${viewItem}), ${viewItem})`

/** Throws if a code enters another session than this one, or one that has ended. */
export const assertEnters = ({ session }: FoundCode, open: string | undefined): void => {
  if (session !== null && session !== open) throw refused(tableCodeRefusals.fixedCodeTimeout)
}

const ownCode = ({ shop, viewItem }: Presented) =>
  and(eq(tableCodes.shop, shop), eq(tableCodes._id, viewItem), eq(tableCodes.kind, 'shown'))

/** Ties a code that was shown, and that its transaction has locked, to the session that it enters first (SESS-9.4). */
export const bindLocked = (
  transaction: Database,
  presented: Presented,
  session: string,
): Promise<void> =>
  writeBehind(
    transaction,
    transaction.update(tableCodes).set({ session }).where(ownCode(presented)).execute(),
  )

/** Ties a code that was shown to the session that it enters first, unless another call has tied it to one (SESS-9.4). */
const bindCode = async (
  transaction: Database,
  presented: Presented,
  session: string,
): Promise<void> => {
  const { _id, session: bound } = tableCodes
  const own = ownCode(presented)
  const [shown] = await transaction.select({ _id }).from(tableCodes).where(own)
  if (!shown) return
  const { rowCount } = await transaction
    .update(tableCodes)
    .set({ session })
    .where(and(own, or(isNull(bound), eq(bound, session))))
  if (rowCount === 0) throw refused(tableCodeRefusals.fixedCodeTimeout)
}

/** The table of a code that counts as the table code of an order without a table. */
interface CodedTable {
  readonly table: string
  /** Ties a code that was shown for a free table to the table's active session, or else to this one (SESS-9.4). */
  readonly bind: (session: string) => Promise<void>
}

/** Returns the table of a code, or undefined if the code does not enter it now or was shown for another session. */
export const codedTable = async (
  transaction: Database,
  { shop }: Pick<Menu, 'shop'>,
  viewItem: string,
): Promise<CodedTable | undefined> => {
  const presented = { shop: shop._id, viewItem }
  const code = await findTableCode(transaction, presented.shop, viewItem)
  if (!code || !entersNow(code, shop)) return undefined
  const { _id: table } = code.table
  if (code.kind !== 'shown') return { table, bind: () => Promise.resolve() }
  const active = await activeSessionOfTable(transaction, presented.shop, table)
  if (code.session !== null && code.session !== active) return undefined
  return { table, bind: (session) => bindCode(transaction, presented, active ?? session) }
}
