import type { OrderType } from '@comanda/engine/catalog'

/** Returns whether an order opens a new session: every type but dine-in, which adds to its session (SESS-2.3). */
export const ordersInNewSession = (type: OrderType): boolean => type !== 'dineIn'

/** Starting online turns dine-in into dine-in without a table (SESS-2.2). */
export const onlineMode = (mode: OrderType): OrderType =>
  mode === 'dineIn' ? 'dineInNoTable' : mode
