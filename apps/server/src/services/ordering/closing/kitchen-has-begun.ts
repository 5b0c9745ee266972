import type { OrderRow } from '../../../tables/orders.ts'

/** Returns whether the kitchen may have begun with an order: what it makes cannot be taken back by everybody (STAFF-1.5). */
export const kitchenHasBegun = ({ status }: Pick<OrderRow, 'status'>): boolean =>
  status !== 'received' && status !== 'toPay'
