import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { writeBehind } from '../../../database/transaction.ts'
import { type OrderRow, orders } from '../../../tables/orders.ts'
import { tickets } from '../../../tables/tickets.ts'
import { orderNumber } from '../records/order-record.ts'
import { noteTickets } from './written-tickets.ts'

/**
 * Ends the tickets of an order that staff have moved along by hand (KITCHEN-1.6), unless dishes of its number on another bill are
 * not ready yet. What was taken off or moved stays until somebody has read it, or the order is handed over.
 */
export const stepTickets = async (
  transaction: Database,
  { _id, shop, businessDay, number, status }: OrderRow,
  now: Date,
): Promise<void> => {
  if (status !== 'ready' && status !== 'completed') return
  const kinds =
    status === 'ready'
      ? (['new', 'change'] as const)
      : (['new', 'change', 'cancel', 'note'] as const)
  const ending = transaction
    .update(tickets)
    .set({
      status: 'done',
      doneTime: now.toISOString(),
      version: sql`${tickets.version} + 1`,
    })
    .where(
      and(
        eq(tickets.shop, shop),
        eq(tickets.businessDay, businessDay),
        eq(tickets.number, orderNumber(number)),
        eq(tickets.status, 'open'),
        inArray(tickets.kind, [...kinds]),
        sql`not exists (select from ${orders} other where other.shop = ${shop}
          and other.business_day = ${businessDay} and other.number = ${number}
          and other._id <> ${_id} and other.status in ('received', 'preparing'))`,
      ),
    )
    .returning()
    .execute()
  await writeBehind(
    transaction,
    ending.then((patched) => noteTickets(transaction, { patched })),
  )
}
