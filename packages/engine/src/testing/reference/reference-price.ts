import type { PriceRequest } from '../../catalog/price-request.ts'
import type { PriceResult } from '../../catalog/price-result.ts'
import { early, late, type RefBill, type RefOutcome } from './bill.ts'
import { isBefore, rulesInOrder } from './candidates.ts'
import type { RefFailure } from './conditions.ts'
import { priceRefLines, topOf } from './lines.ts'
import { linkRefLines } from './link-lines.ts'
import { roundingOf, sum } from './numbers.ts'
import { refResult } from './result.ts'
import { tryRefRule } from './rules.ts'
import { makeItems, type RefRule } from './state.ts'
import { amountOf, chargesNow } from './surcharges.ts'

const attempt = (
  request: PriceRequest,
  kept: ReadonlyMap<RefRule, RefFailure>,
  rules: readonly RefRule[],
): PriceResult | RefOutcome => {
  const lines = linkRefLines(request)
  const giving = rules.filter(
    (rule) => !kept.has(rule) && !early(rule, request) && !late(rule, request),
  )
  const names = new Set(giving.map(({ coupon, rule }) => coupon ?? rule._id))
  for (const node of lines) node.free = !node.out && names.has(node.line.fromCoupon ?? ' ')
  priceRefLines(lines, request)
  const items = makeItems(lines, topOf)
  const roundings = request.shop
  const rounding = roundingOf(roundings.discountRoundFactor, roundings.discountRoundMethod)
  const surchargeRounding = roundingOf(
    roundings.surchargeRoundFactor,
    roundings.surchargeRoundMethod,
  )
  const points = request.user?.points ?? 0
  const bill: RefBill = {
    request,
    items,
    lines,
    rounding,
    surchargeRounding,
    charges: undefined,
    waivers: [],
    applied: [],
    points,
  }
  const outcomes: RefOutcome[] = []
  const run = (those: readonly RefRule[]): RefOutcome | undefined => {
    for (const rule of those) {
      const failure = kept.get(rule)
      const none = { amount: 0n, points: 0, items: [], byLine: new Map() }
      const outcome = failure ? { rule, failure, ...none } : tryRefRule(rule, bill)
      const gives = lines.some(
        (node) => node.free && node.line.fromCoupon === (rule.coupon ?? rule.rule._id),
      )
      if (!failure && outcome.failure && gives) return outcome
      outcomes.push(outcome)
    }
    return undefined
  }
  const isEarly = (rule: RefRule): boolean => rule.rule.type !== 'point' && isBefore(rule, request)
  const failed = run(rules.filter(isEarly))
  if (failed) return failed
  bill.charges = chargesNow(items, request)
  for (const charge of bill.charges)
    charge.amount = amountOf(charge, bill.waivers, request, surchargeRounding)
  for (const [at, waiver] of bill.waivers.entries()) {
    const total = (count: number): bigint =>
      sum(
        bill.charges!.map((charge) =>
          amountOf(charge, bill.waivers.slice(0, count), request, surchargeRounding),
        ),
      )
    waiver.waived = total(at) - total(at + 1)
  }
  const failedLater = run(rules.filter((rule) => !isEarly(rule)))
  return failedLater ?? refResult(bill, bill.charges, outcomes)
}

/** Prices a request unit by unit, slow and simple: the fast engine is compared with it. */
export const referencePrice = (request: PriceRequest): PriceResult => {
  const rules = rulesInOrder(request)
  const kept = new Map<RefRule, RefFailure>()
  for (;;) {
    const result = attempt(request, kept, rules)
    if ('totals' in result) return result
    kept.set(result.rule, result.failure!)
  }
}
