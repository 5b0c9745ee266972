import type { ReplayedBill } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import type { PriceTotals } from '@comanda/engine/pricing'
import { takenOff } from './taken-off.ts'
import type { BillWithDraft } from './replay-bill.ts'

type Name = ReplayedBill['lines'][number]['name']

/** Returns the name of a rule: as the bill has it, else as the book of then, else the coupon. */
export const nameOfRule = ({ state, book }: BillWithDraft, rule: string): Name => {
  const { result, discounts } = state.row
  const rules = [...book.book.discounts, ...discounts.map(({ coupon }) => coupon)]
  const named = result.labels?.[rule] ?? rules.find(({ _id }) => _id === rule)
  return [...(named?.name ?? [])]
}

const sumsOf = (totals: PriceTotals): ReplayedBill['before'] => {
  const [products, surcharges, discounts, total] = [
    totals.products,
    totals.surcharges,
    totals.discounts,
    totals.total,
  ].map(toCents) as [number, number, number, number]
  const tax = toCents(totals.taxExcluded) + toCents(totals.taxRelief)
  return {
    products: totals.products,
    surcharges: totals.surcharges,
    tax: fromCents(tax),
    discounts: totals.discounts,
    other: fromCents(total - products - surcharges - tax - discounts),
    total: totals.total,
  }
}

const rulesOf = (bill: BillWithDraft, draft: { readonly _id: string; readonly name: Name }) => {
  const [was, is] = [takenOff(bill.state.row.result), takenOff(bill.after)]
  return [...new Set([...was.keys(), ...is.keys()])].map((rule) => {
    const [before, after] = [was.get(rule), is.get(rule)]
    return {
      rule,
      name: rule === draft._id ? draft.name : nameOfRule(bill, rule),
      ...(before === undefined ? {} : { before: fromCents(before) }),
      ...(after === undefined ? {} : { after: fromCents(after) }),
    }
  })
}

/** Returns a bill without and with the draft, to be shown side by side (BOOK-3.5). */
export const comparedBill = (
  bill: BillWithDraft,
  draft: { readonly _id: string; readonly name: Name },
): ReplayedBill => {
  const { row, lines } = bill.state
  const priced = new Map(row.result.lines.map((line) => [line.id, line]))
  return {
    session: row._id,
    shop: row.shop,
    time: row.endTime ?? row.createTime,
    lines: lines.flatMap(({ id, names }) => {
      const line = priced.get(id)
      return line && line.quantity > 0
        ? [{ name: names.name, quantity: line.quantity, amount: line.total }]
        : []
    }),
    rules: rulesOf(bill, draft),
    before: sumsOf(row.result.totals),
    after: sumsOf(bill.after.totals),
  }
}
