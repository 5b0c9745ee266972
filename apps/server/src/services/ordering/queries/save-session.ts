import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { type PgColumn, PgCustomColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../../database/connect.ts'
import { preparedStatement } from '../../../database/prepared-statement.ts'
import { writeBehind } from '../../../database/transaction.ts'
import { saveMemberSession } from './save-member-session.ts'
import { type SessionRow, tableSessions } from '../../../tables/table-sessions.ts'

const fields: Readonly<Record<string, PgColumn>> = getTableColumns(tableSessions)

/** Returns values as the columns return them once stored: instants in UTC, money in whole cents. */
const asStored = (change: Partial<SessionRow>): Partial<SessionRow> =>
  Object.fromEntries(
    Object.entries(change)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]: [string, unknown]) => {
        const column = fields[field]
        const isOwn = value !== null && column instanceof PgCustomColumn
        return [field, isOwn ? column.mapFromDriverValue(column.mapToDriverValue(value)) : value]
      }),
  )

/** Updates a session, given as its transaction has locked it, and increments its version. No round trip waits for it (`writeBehind`). */
export const saveSession = async (
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
  const row: SessionRow = { ...locked, ...asStored(change), version: locked.version + 1 }
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
