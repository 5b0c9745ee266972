import type { RuleOutcome } from '../discounts/bill.ts'
import { tryRule } from '../discounts/try-rule.ts'
import { copyLedger, createCopy, type LedgerCopy, restoreLedger } from '../kernel/ledger-copy.ts'
import { createLedger, type UnitLedger } from '../kernel/unit-ledger.ts'
import { priceLines } from '../pricing/line-totals.ts'
import { type BillAtWork, closeBill, openBill } from './bill-at-work.ts'
import type { OpenOrder, Trial } from './open-order.ts'
import type { Sums } from './sums.ts'

/** An order that is priced with one list of rules after another: what two lists begin with is worked out once. */
export interface RuleTrials {
  /** The units as the last list left them. */
  readonly ledger: UnitLedger
  /** Tries these rules, which stand in the order of the order's trials; returns their outcomes. */
  readonly tryAll: (trials: readonly Trial[]) => readonly RuleOutcome[]
  /** Returns what is paid with the rules that were tried last. */
  readonly sums: () => Sums
}

/** A bill before its first rule, or after one. */
interface Step {
  /** Undefined before the first. */
  readonly trial: Trial | undefined
  readonly bill: BillAtWork
  readonly isCharged: boolean
  sums?: Sums
}

const stepAfter = ({ bill: before, isCharged }: Step, trial: Trial): Step => {
  const { applied, outcomes, surcharges } = before
  const bill = {
    ...before,
    applied: [...applied],
    outcomes: [...outcomes],
    surcharges: surcharges.copy(),
  }
  const isLate = trial.stage !== 'beforeServiceCharge'
  if (isLate && !isCharged) bill.surcharges.workOut()
  bill.outcomes.push(tryRule(trial.program, trial.standing, bill))
  return { trial, bill, isCharged: isLate }
}

/**
 * Opens it. Undefined for an order whose rules are not tried once and in turn: of a group the best is chosen by what the whole comes to
 * (DISC-2.7), and one that fails while it gives lines starts over (PRICE-4.3).
 */
export const ruleTrials = (order: OpenOrder): RuleTrials | undefined => {
  if (order.hasGroups || order.givenLines.size > 0) return undefined
  // the room of other orders is used again between two lists
  const ledger = createLedger()
  const open: OpenOrder = { ...order, scene: { ...order.scene, ledger } }
  priceLines(open.lines, open.adjustments)
  const steps: Step[] = [{ trial: undefined, bill: openBill(open, false), isCharged: false }]
  const copies: LedgerCopy[] = []
  /** How many steps have a copy of the ledger after them. */
  let copied = 0

  const backTo = (at: number): void => {
    if (at === steps.length - 1) return
    steps.length = at + 1
    copied = Math.min(copied, at + 1)
    restoreLedger(ledger, copies[at]!)
  }

  const tryAll = (trials: readonly Trial[]): readonly RuleOutcome[] => {
    let same = 0
    while (same < trials.length && steps[same + 1]?.trial === trials[same]) same++
    backTo(same)
    for (let at = same; at < trials.length; at++) {
      if (copied === at) {
        copyLedger(ledger, (copies[at] ??= createCopy()))
        copied++
      }
      steps.push(stepAfter(steps[at]!, trials[at]!))
    }
    return steps.at(-1)!.bill.outcomes
  }

  const sums = (): Sums => {
    const step = steps.at(-1)!
    const { bill, isCharged } = step
    if (!step.sums && isCharged) step.sums = closeBill(open, bill).sums
    if (!step.sums) {
      const surcharges = bill.surcharges.copy()
      surcharges.workOut()
      step.sums = closeBill(open, { ...bill, surcharges }).sums
    }
    return step.sums
  }

  return { ledger, tryAll, sums }
}
