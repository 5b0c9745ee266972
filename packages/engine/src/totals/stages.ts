import { type Bill, createBillShares, type RuleOutcome } from '../discounts/bill.ts'
import { openLedger } from '../kernel/open-ledger.ts'
import { forgetItems } from '../kernel/unit-ledger.ts'
import { createRecorder, type Recorder } from '../kernel/recorder.ts'
import { linesGivenBy } from '../discounts/given-lines.ts'
import type { RuleStage } from '../discounts/rule-order.ts'
import { failedOutcome, tryRule } from '../discounts/try-rule.ts'
import { priceLines } from '../pricing/line-totals.ts'
import { openSurcharges, type SurchargeBill } from '../surcharges/surcharge-bill.ts'
import { type SurchargeParts, surchargeParts } from '../surcharges/surcharge-parts.ts'
import { type WorkedTax, workOutTaxes } from '../taxes/tax-bill.ts'
import { type TaxableParts, taxableParts } from '../taxes/taxable-parts.ts'
import { bestOfFailures } from './best-of.ts'
import { type EarlierFailures, setFreeLines } from './free-lines.ts'
import { readLineDiscounts } from './line-discounts.ts'
import type { OpenOrder } from './open-order.ts'
import { sumUp, type Sums } from './sums.ts'

/** A bill worked out; amounts in cents. */
export interface WorkedBill {
  readonly open: OpenOrder
  readonly outcomes: readonly RuleOutcome[]
  readonly surcharges: SurchargeBill
  /** Line → what discounts took off it, 0 or more. */
  readonly discounts: Float64Array
  readonly taxes: readonly WorkedTax[]
  /** What the lines bear of surcharges only if the bill is explained or a tax is on surcharges. */
  readonly parts: TaxableParts
  readonly sums: Sums
  /** Present if the bill is explained. */
  readonly recorder: Recorder | undefined
}

interface OpenBill extends Bill {
  readonly surcharges: SurchargeBill
}

const shares = createBillShares()
const NO_SURCHARGES: readonly SurchargeParts[] = []

const openBill = (open: OpenOrder, isRecorded: boolean): OpenBill => {
  const { scene, lines, givenLines, roundings, order, hasWishes } = open
  scene.matches.pricing++
  openLedger(scene.ledger, open.items)
  return {
    context: scene.context,
    matches: scene.matches,
    ledger: scene.ledger,
    lines,
    givenLines,
    rounding: roundings.discount,
    hasUser: order.user != null,
    pointsLeft: order.user?.points ?? 0,
    hasWishes,
    applied: [],
    surcharges: openSurcharges(open.surcharges, scene, roundings.surcharge),
    outcomes: [],
    recorder: isRecorded ? createRecorder(lines) : undefined,
    shares,
  }
}

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
  const { lines, scene, roundings, lineSums } = open
  const { discounts, products } = lineSums
  readLineDiscounts(scene.ledger, discounts)
  for (const { index, total } of lines) products[index] = total - discounts[index]!
  const borne =
    isRecorded || open.taxes.some(({ isOnSurcharges }) => isOnSurcharges)
      ? surchargeParts(bill.surcharges, lines.length, roundings)
      : NO_SURCHARGES
  const parts = taxableParts(products, borne)
  const taxes = workOutTaxes(open.taxes, scene, parts, roundings.tax)
  return {
    open,
    outcomes: bill.outcomes,
    surcharges: bill.surcharges,
    discounts,
    taxes,
    parts,
    sums: sumUp(open, bill.outcomes, bill.surcharges, taxes, scene.ledger.discounted),
    recorder: bill.recorder,
  }
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
