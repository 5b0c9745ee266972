import type { Order, TableSession } from '@comanda/contract'

/** Returns orders with those of a bill as paid, or not any more; the same ones if that changes nothing. */
export const withBill = (
  orders: ReadonlyMap<string, Order>,
  { _id, outstanding }: Pick<TableSession, '_id' | 'outstanding'>,
): ReadonlyMap<string, Order> => {
  const isPaid = outstanding <= 0
  const changed = [...orders.values()].filter(
    ({ session, paid = false }) => session === _id && paid !== isPaid,
  )
  if (changed.length === 0) return orders
  const billed = new Map(orders)
  for (const { paid: _, ...order } of changed)
    billed.set(order._id, isPaid ? { ...order, paid: true } : order)
  return billed
}
