import type { OrderingKey } from '@comanda/locales/ordering'
import type { BillRow } from './bill-rows.ts'

/** Returns what a discount that takes nothing off is worth: points, a waived charge, a free dish. */
export const worthKey = ({
  points,
  waived,
}: Pick<BillRow & { kind: 'discount' }, 'points' | 'waived'>): OrderingKey => {
  if (points > 0) return 'coupon.earns'
  return waived > 0 ? 'bill.waived' : 'cart.gift'
}
