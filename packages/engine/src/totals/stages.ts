import type { Bill, RuleOutcome } from '../discounts/bill.ts'
import { linesGivenBy } from '../discounts/given-lines.ts'
import type { RuleStage } from '../discounts/rule-order.ts'
import { failedOutcome, tryRule } from '../discounts/try-rule.ts'
import { forgetItems } from '../kernel/unit-ledger.ts'
import { priceLines } from '../pricing/line-totals.ts'
import { bestOfFailures } from './best-of.ts'
import { closeBill, openBill, type WorkedBill } from './bill-at-work.ts'
import { type EarlierFailures, setFreeLines } from './free-lines.ts'
import type { OpenOrder } from './open-order.ts'

/** A rule failed while it gave lines: they are charged, and the pricing starts over (PRICE-4.3). */
const mustStartOver = ({ program, failure }: RuleOutcome, bill: Bill): boolean =>
  failure !== undefined && linesGivenBy(program, bill).some(({ free }) => free)

/** Tries the rules of one stage; returns the rule for which the pricing must start over. */
const tryRules = (
  stage: RuleStage,
  open: OpenOrder,
  bill: Bill,
  failures: EarlierFailures,
): RuleOutcome | undefined => {
  for (const { program, standing, stage: own } of open.trials) {
    if (own !== stage) continue
    const failure = failures.size > 0 ? failures.get(program) : undefined
    if (bill.recorder) bill.recorder.outcome = bill.outcomes.length
    const outcome = failure ? failedOutcome(program, failure) : tryRule(program, standing, bill)
    if (!failure && mustStartOver(outcome, bill)) return outcome
    bill.outcomes.push(outcome)
  }
  return undefined
}

/** What follows the lines, once: the stages of a bill in their order. */
const workOutOnce = (
  open: OpenOrder,
  failures: EarlierFailures,
  isRecorded: boolean,
): WorkedBill | RuleOutcome => {
  setFreeLines(open, failures)
  priceLines(open.lines, open.adjustments)
  const bill = openBill(open, isRecorded)
  const early = tryRules('beforeServiceCharge', open, bill, failures)
  if (early) return early
  bill.surcharges.workOut()
  const late =
    tryRules('afterServiceCharge', open, bill, failures) ?? tryRules('points', open, bill, failures)
  if (late) return late
  return closeBill(open, bill)
}

/**
 * The stages of a price, in order (PRICE-5.1): free lines, line prices, rules before the service charge,
 * surcharges, rules after it, points, taxes, totals. If a rule fails that gives lines, they are charged and all starts
 * over without it. Some rules may fail from the start.
 */
const settle = (open: OpenOrder, from: EarlierFailures, isRecorded: boolean): WorkedBill => {
  const failures = new Map(from)
  for (;;) {
    const worked = workOutOnce(open, failures, isRecorded)
    if ('sums' in worked) return worked
    if (worked.failure) failures.set(worked.program, worked.failure)
  }
}

const NO_FAILURES: EarlierFailures = new Map()

/** Works a bill out with the best of each group of rules (DISC-2.7). */
export const workOut = (open: OpenOrder, isRecorded: boolean): WorkedBill => {
  const failures = open.hasGroups
    ? bestOfFailures(open.trials, (from) => settle(open, from, false))
    : NO_FAILURES
  const worked = settle(open, failures, isRecorded)
  forgetItems(open.scene.ledger)
  return worked
}
