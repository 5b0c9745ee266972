import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { preparedStatement } from '../../../database/prepared-statement.ts'
import { writeBehind } from '../../../database/transaction.ts'
import { saveMemberSession } from './save-member-session.ts'
import { type SessionRow, tableSessions } from '../../../tables/table-sessions.ts'

/** All but the bill, which grows with the session, and which the caller has. */
const { result: _result, ...readBack } = getTableColumns(tableSessions)

/** Updates a session, given as it was, and increments its version. */
export const saveSession = async (
  transaction: Database,
  { shop, _id, user, result }: Pick<SessionRow, 'shop' | '_id' | 'user' | 'result'>,
  change: Partial<SessionRow>,
): Promise<SessionRow> => {
  const [saved] = await transaction
    .update(tableSessions)
    .set({ ...change, version: sql`${tableSessions.version} + 1` })
    .where(and(eq(tableSessions.shop, shop), eq(tableSessions._id, _id)))
    .returning(readBack)
  if (!saved) throw new Error(`session ${_id} was deleted while locked`)
  const row = { ...saved, result: change.result ?? result }
  await saveMemberSession(transaction, row, user)
  return row
}

/** Updates a session as its transaction has locked it, and increments its version, as `saveSession` does; nothing waits for the statement. */
export const saveLocked = async (
  transaction: Database,
  locked: SessionRow,
  change: Partial<SessionRow>,
): Promise<SessionRow> => {
  const { shop, _id } = locked
  const saving = transaction
    .update(tableSessions)
    .set({ ...change, version: sql`${tableSessions.version} + 1` })
    .where(and(eq(tableSessions.shop, shop), eq(tableSessions._id, _id)))
    .execute()
  await writeBehind(transaction, saving)
  const given = Object.entries(change).filter(([, value]) => value !== undefined)
  const row: SessionRow = {
    ...locked,
    ...Object.fromEntries(given),
    version: locked.version + 1,
  }
  await saveMemberSession(transaction, row, locked.user)
  return row
}

const { result, pricedWith, discounts, pointsSpent, tvStatus, twInvoice, invoices } = tableSessions
/** What an order changes of its session. */
const ofOrder = { result, pricedWith, discounts, pointsSpent, tvStatus, twInvoice, invoices }

type OrderedSession = Pick<SessionRow, keyof typeof ofOrder>

const update = preparedStatement(
  'write_ordered_session',
  sql`update ${tableSessions} set version = version + 1, ${sql.join(
    Object.entries(ofOrder).map(
      ([field, { name }]) => sql`${sql.identifier(name)} = ${sql.placeholder(field)}`,
    ),
    sql`, `,
  )} where shop = ${sql.placeholder('shop')} and _id = ${sql.placeholder('id')}`,
)

/** Returns the row of a session as an order leaves it. */
export const orderedRow = (before: SessionRow, change: Partial<OrderedSession>): SessionRow => ({
  ...before,
  ...change,
  version: before.version + 1,
})

/** Updates a session that its transaction has locked by what an order changes of it. All is sent before it returns its promise. */
export const saveOrdered = async (
  transaction: Database,
  row: SessionRow,
  before: SessionRow,
): Promise<void> => {
  const values = Object.entries(ofOrder).map(([field, column]) => {
    const value: unknown = Reflect.get(row, field)
    return [field, value == null ? null : column.mapToDriverValue(value)]
  })
  await Promise.all([
    update(transaction, { ...Object.fromEntries(values), shop: row.shop, id: row._id }),
    saveMemberSession(transaction, row, before.user),
  ])
}
