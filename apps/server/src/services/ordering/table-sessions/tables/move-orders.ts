import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../../database/connect.ts'
import { allowances } from '../../../../tables/allowances.ts'
import { attemptUnits } from '../../../../tables/attempt-units.ts'
import { invoices } from '../../../../tables/invoices.ts'
import { type OrderRow, orders } from '../../../../tables/orders.ts'
import {
  type AttemptRow,
  type PaidItem,
  paymentAttempts,
} from '../../../../tables/payment-attempts.ts'
import { refunds } from '../../../../tables/refunds.ts'
import { type LineRow, sessionLines } from '../../../../tables/session-lines.ts'
import { type PaymentRow, sessionPayments } from '../../../../tables/session-payments.ts'
import type { SessionState } from '../../records/session-record.ts'

/** What of a session goes over to another one. Refunds go with their payments; of a whole bill, with its invoices. */
export interface MovedParts {
  readonly isWhole: boolean
  readonly orders: readonly string[]
  readonly payments: readonly string[]
  readonly attempts: readonly string[]
}

/** The same as it is there: lines have new ids, since those of a session count from its first order. */
export interface MovedRows {
  readonly orders: readonly OrderRow[]
  readonly lines: readonly LineRow[]
  readonly payments: readonly PaymentRow[]
  readonly attempts: readonly AttemptRow[]
  /** The new ids of lines by their former ones. */
  readonly ids: ReadonlyMap<string, string>
}

const renamed = (items: readonly PaidItem[] | null, ids: ReadonlyMap<string, string>) =>
  items && items.map((item) => ({ ...item, line: ids.get(item.line) ?? item.line }))

const pick = <T extends { readonly _id: string }>(rows: readonly T[], ids: readonly string[]) =>
  rows.filter(({ _id }) => ids.includes(_id))

/**
 * Writes orders of one locked session, with their lines, payments and what belongs to these, into another locked one. Orders
 * keep their ids and numbers, so that the kitchen sees the same orders.
 */
export const moveOrders = async (
  transaction: Database,
  from: SessionState,
  into: SessionState,
  parts: MovedParts,
): Promise<MovedRows> => {
  const { shop, _id: session } = from.row
  const { _id: to, tableName } = into.row
  const lastSeq = Math.max(0, ...into.orders.map(({ seq }) => seq))
  const lastPosition = Math.max(0, ...into.lines.map(({ position }) => position))
  const placed = pick(from.orders, parts.orders).map((order, index) => ({
    ...order,
    session: to,
    tableName,
    seq: lastSeq + index + 1,
  }))
  const seqOf = new Map(placed.map(({ _id, seq }) => [_id, seq]))
  const own = from.lines.filter((line) => seqOf.has(line.order))
  const counts = new Map<string, number>()
  const ids = new Map(
    own.map(({ id, order }) => {
      const count = (counts.get(order) ?? 0) + 1
      counts.set(order, count)
      return [id, `${seqOf.get(order)}-${count}`]
    }),
  )
  const lines = own.map((line, index): LineRow => {
    const parent = ids.get(line.picked.fromProduct ?? '')
    const picked = parent === undefined ? line.picked : { ...line.picked, fromProduct: parent }
    const position = lastPosition + index + 1
    return { ...line, session: to, id: ids.get(line.id) ?? line.id, position, picked }
  })
  for (const { _id, seq } of placed)
    await transaction
      .update(orders)
      .set({ session: to, seq, tableName })
      .where(and(eq(orders.shop, shop), eq(orders._id, _id)))
  await transaction
    .delete(sessionLines)
    .where(
      and(
        eq(sessionLines.shop, shop),
        eq(sessionLines.session, session),
        inArray(sessionLines.id, [...ids.keys()]),
      ),
    )
  if (lines.length > 0) await transaction.insert(sessionLines).values(lines)
  for (const [line, id] of ids)
    await transaction
      .update(attemptUnits)
      .set({ session: to, line: id })
      .where(
        and(
          eq(attemptUnits.shop, shop),
          eq(attemptUnits.session, session),
          eq(attemptUnits.line, line),
        ),
      )
  await transaction.execute(sql`set local comanda.moves_bills = 'on'`)
  const payments = pick(from.payments, parts.payments).map((payment) => ({
    ...payment,
    session: to,
    items: renamed(payment.items, ids),
  }))
  for (const { _id, items } of payments)
    await transaction
      .update(sessionPayments)
      .set({ session: to, items })
      .where(
        and(
          eq(sessionPayments.shop, shop),
          eq(sessionPayments.session, session),
          eq(sessionPayments._id, _id),
        ),
      )
  await transaction.execute(sql`set local comanda.moves_bills = 'off'`)
  const attempts = pick(from.attempts, parts.attempts).map((attempt) => ({
    ...attempt,
    session: to,
    items: renamed(attempt.items, ids),
  }))
  for (const { _id, items } of attempts)
    await transaction
      .update(paymentAttempts)
      .set({ session: to, items })
      .where(and(eq(paymentAttempts.shop, shop), eq(paymentAttempts._id, _id)))
  if (!parts.isWhole)
    await transaction
      .update(refunds)
      .set({ session: to })
      .where(
        and(
          eq(refunds.shop, shop),
          eq(refunds.session, session),
          inArray(refunds.payment, [...parts.payments]),
        ),
      )
  for (const table of parts.isWhole ? [refunds, invoices, allowances] : [])
    await transaction
      .update(table)
      .set({ session: to })
      .where(and(eq(table.shop, shop), eq(table.session, session)))
  return { orders: placed, lines, payments, attempts, ids }
}
