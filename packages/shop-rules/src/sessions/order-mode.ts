import type { OrderType } from '@comanda/engine/catalog'

/** Starting online turns dine-in into dine-in without a table (SESS-2.2). */
export const onlineMode = (mode: OrderType): OrderType =>
  mode === 'dineIn' ? 'dineInNoTable' : mode
