import type { PriceResult, PriceTotals } from '../catalog/price-result.ts'
import { fromCents } from '../money/cents.ts'
import { discountResults } from './discount-results.ts'
import { lineResults } from './line-results.ts'
import type { WorkedBill } from './bill-at-work.ts'
import type { Sums } from './sums.ts'

const totalsOf = (sums: Sums): PriceTotals => ({
  products: fromCents(sums.products),
  surcharges: fromCents(sums.surcharges),
  taxIncluded: fromCents(sums.taxIncluded),
  taxExcluded: fromCents(sums.taxExcluded),
  taxRelief: fromCents(sums.taxRelief),
  beforeDiscount: fromCents(sums.beforeDiscount),
  discounts: fromCents(sums.discounts),
  tips: fromCents(sums.tips),
  adjusts: fromCents(sums.adjusts),
  rounding: fromCents(sums.rounding),
  total: fromCents(sums.total),
  paid: fromCents(sums.paid),
  outstanding: fromCents(sums.outstanding),
  points: sums.points,
})

/** Returns a bill as the wire speaks it: currency units, with the explanation of every line and rule (PRICE-6). */
export const resultOf = (bill: WorkedBill): PriceResult => {
  const taxFree = bill.open.order.session.taxFree === true
  return {
    lines: lineResults(bill),
    discounts: discountResults(bill),
    surcharges: bill.surcharges.charges.map(({ setting, amount, discount }) => ({
      setting,
      amount: fromCents(amount),
      discount: fromCents(0 - discount),
    })),
    taxes: bill.taxes.map(({ program, base, amount }) => ({
      setting: program._id,
      percent: program.setting.percent ?? 0,
      included: program.included,
      base: fromCents(base),
      amount: taxFree ? 0 : fromCents(amount),
    })),
    totals: totalsOf(bill.sums),
  }
}
