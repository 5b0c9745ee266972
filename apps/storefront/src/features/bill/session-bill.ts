import type { TableSession } from '@comanda/contract'
import type { BilledPrice } from './bill-rows.ts'

type BilledSession = Pick<
  TableSession,
  'products' | 'surcharges' | 'discounts' | 'taxes' | 'result'
>

/** Returns the bill of a session, with the names at the time when it was priced. */
export const sessionBill = ({
  products,
  surcharges,
  discounts,
  taxes,
  result,
}: BilledSession): BilledPrice => ({
  totals: result.totals,
  lines: products.filter(({ status }) => status !== 'cancel'),
  surcharges,
  taxes,
  discounts: discounts.flatMap(({ id, error, coupon, ...outcome }) =>
    error === undefined ? [{ ...outcome, ...(coupon ? { coupon: id } : {}) }] : [],
  ),
})
