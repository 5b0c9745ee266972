import { OneOf } from './one-of.ts'

/** Session types (SESS-2.3). */
export const OrderType = OneOf('dineIn', 'dineInNoTable', 'takeAway', 'delivery', 'topUp')
