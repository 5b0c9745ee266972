import type { Order, OrderPatch } from '@comanda/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/connect.ts'
import { writeBehind } from '../../../database/transaction.ts'
import { refused } from '../../../errors/refusal.ts'
import { type OrderRow, orders } from '../../../tables/orders.ts'
import { statusTimes } from './status-times.ts'

/** Returns the refusal of a step that the transition table lacks (ORDER-3.2). */
export const illegalStep = (from: Order['status'], to: Order['status']) =>
  refused({
    kind: 'Conflict',
    code: 'illegalTransition',
    message: `An order that is ${from} cannot become ${to}.`,
    field: 'status',
    detail: { from, to },
  })

/** One that waits for staff is accepted by their first step of it (ORDER-7.3). */
const accepted = ({ acceptUntil }: OrderRow, now: Date) =>
  acceptUntil === null ? {} : { acceptUntil: null, acceptedTime: now.toISOString() }

/** Saves the step of an order whose session is locked. No round trip waits for it. */
export const saveStatus = async (
  transaction: Database,
  before: OrderRow,
  status: OrderPatch['status'],
  now: Date,
): Promise<OrderRow> => {
  const changes = { status, ...statusTimes(before, status, now), ...accepted(before, now) }
  const saving = transaction
    .update(orders)
    .set(changes)
    .where(and(eq(orders.shop, before.shop), eq(orders._id, before._id)))
    .execute()
  await writeBehind(transaction, saving)
  return { ...before, ...changes }
}
