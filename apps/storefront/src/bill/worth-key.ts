import type { OrderingKey } from '@comanda/locales/ordering'
import type { BillRow } from './bill-rows.ts'

/** What a discount that takes nothing off is worth: points, a charge that is waived, a dish for nothing. */
export const worthKey = ({
  points,
  waived,
}: Pick<BillRow & { kind: 'discount' }, 'points' | 'waived'>): OrderingKey => {
  if (points > 0) return 'coupon.earns'
  return waived > 0 ? 'bill.waived' : 'cart.gift'
}
