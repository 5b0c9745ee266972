import type { OrderType } from '../catalog/vocabulary.ts'

/** Every type but dine-in opens a new session when it orders; dine-in adds to the one there is (spec 001 §4). */
export const ordersInNewSession = (type: OrderType): boolean => type !== 'dineIn'

/** Starting online turns dine-in into dine-in without a table (spec 000 §4). */
export const onlineMode = (mode: OrderType): OrderType =>
  mode === 'dineIn' ? 'dineInNoTable' : mode
