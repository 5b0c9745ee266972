import type { ReplayedBill, ReplayedRule } from '@comanda/contract'
import { fromCents, toCents } from '@comanda/engine/money'
import type { DiscountOutcome, PriceResult } from '@comanda/engine/pricing'
import { localMoment } from '@comanda/engine/time'
import { noReplay, type ReplayFigures } from '@comanda/shop-rules/replays'
import { nameOfRule } from './compared-bill.ts'
import { takenOff } from './taken-off.ts'
import type { BillWithDraft } from './replay-bill.ts'

type Figures = ReplayFigures<ReplayedBill, ReplayedRule>

const MINUTES = 60

/** Returns the other rules of a bill that fell away or take off less. */
const changedRules = (bill: BillWithDraft, draft: string): ReplayedRule[] => {
  const after = takenOff(bill.after)
  return [...takenOff(bill.state.row.result)].flatMap(([rule, was]): ReplayedRule[] => {
    const is = after.get(rule)
    const fell = is === undefined
    if (rule === draft || (!fell && is <= was)) return []
    const amounts = { before: fromCents(was), after: fromCents(is ?? 0) }
    const counts = { fell: fell ? 1 : 0, less: fell ? 0 : 1 }
    return [{ rule, name: nameOfRule(bill, rule), ...counts, ...amounts }]
  })
}

const isNear = ({ error, need }: DiscountOutcome, near: number): boolean =>
  error === 'errors.ruleMinTotal' && need?.total !== undefined && need.total <= near

/** Returns what a bill comes to less with the draft, in cents. */
export const costOf = (before: PriceResult, after: PriceResult): number =>
  toCents(before.totals.total) - toCents(after.totals.total)

/** Returns the figures of one bill with the draft, but for the bill itself (BOOK-3.4). */
export const billFigures = (
  bill: BillWithDraft,
  { draft, near }: { readonly draft: string; readonly near: number },
): Figures => {
  const { row } = bill.state
  const cents = costOf(row.result, bill.after)
  const cost = fromCents(cents)
  const own = bill.after.discounts.filter(({ rule }) => rule === draft)
  const at = Date.parse(row.endTime ?? row.createTime)
  const hour = Math.floor(localMoment(at, bill.book.book.shop.timeZone).minutes / MINUTES)
  return {
    ...noReplay(),
    bills: 1,
    total: row.result.totals.total,
    cost,
    squares: cost ** 2,
    applied: own.some(({ error }) => error === undefined) ? 1 : 0,
    less: cents > 0 ? 1 : 0,
    more: cents < 0 ? 1 : 0,
    near: own.some((outcome) => isNear(outcome, near)) ? 1 : 0,
    hours: cents === 0 ? [] : [{ hour, bills: 1, cost }],
    rules: changedRules(bill, draft),
  }
}
