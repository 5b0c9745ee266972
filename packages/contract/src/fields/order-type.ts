import { OneOf } from './one-of.ts'

/** Session types (spec 001 §3). */
export const OrderType = OneOf('dineIn', 'dineInNoTable', 'takeAway', 'delivery', 'topUp')
