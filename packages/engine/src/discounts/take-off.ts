import { apportion } from '../money/apportion.ts'
import { apportionRuns } from '../money/apportion-runs.ts'
import { grainOf } from '../money/shop-round.ts'
import { addShare } from '../money/shares.ts'
import type { Bill } from './bill.ts'
import { record } from './recorder.ts'
import type { Scope } from './scope.ts'
import { splitRun } from './unit-ledger.ts'

/** Takes an amount off each unit of a run that has children: shared over its lines by what is discountable there now. */
const takeOffCells = (run: number, amount: number, bill: Bill): void => {
  const { ledger, recorder, rounding } = bill
  const { lines } = ledger.items[ledger.item[run]!]!
  const cell = ledger.cell[run]!
  const weights = lines.map((_, at) => ledger.cellLeft[cell + at]!)
  for (const [at, share] of apportion(amount, weights, grainOf(rounding)).entries()) {
    ledger.cellLeft[cell + at] = ledger.cellLeft[cell + at]! - share
    if (recorder) record(recorder, lines[at]!.index, share * ledger.count[run]!)
  }
}

/** Takes an amount off each unit of a run. */
const takeOffUnits = (run: number, amount: number, bill: Bill): void => {
  if (amount === 0) return
  const { ledger, recorder } = bill
  ledger.left[run] = ledger.left[run]! - amount
  ledger.totalLeft -= amount * ledger.count[run]!
  ledger.discounted += amount * ledger.count[run]!
  if (ledger.cell[run]! >= 0) takeOffCells(run, amount, bill)
  else if (recorder) {
    const { top } = ledger.items[ledger.item[run]!]!
    record(recorder, top.index, amount * ledger.count[run]!)
  }
}

/** Takes `more` off the first `extra` of every `per` units of a run, `less` off the rest, keeping the units in order. */
const takeOffAlternately = (
  run: number,
  per: number,
  copies: number,
  extra: number,
  more: number,
  less: number,
  bill: Bill,
): void => {
  let front = run
  for (let copy = 1; copy <= copies; copy++) {
    const rest = splitRun(bill.ledger, front, extra)
    takeOffUnits(front, more, bill)
    const following = copy < copies ? splitRun(bill.ledger, rest, per - extra) : rest
    takeOffUnits(rest, less, bill)
    front = following
  }
}

const takeOffSurcharges = (first: number, grain: number, bill: Bill): void => {
  let at = first
  for (const charge of bill.surcharges.charges) {
    if (!charge.discountable) continue
    charge.discount += bill.shares.share[at]! + bill.shares.extra[at]! * grain
    at++
  }
}

/** Takes the amount of a scope off its units, and off surcharges in its base, by what is discountable there now (§5). */
export const takeOff = (scope: Scope, bill: Bill): void => {
  const { runs, per, copies, amount } = scope
  if (amount === 0) return
  if (runs.length === 1 && per[0] === 1 && !scope.withSurcharges)
    return takeOffUnits(runs[0]!, amount, bill)
  const { shares, ledger, surcharges } = bill
  shares.size = 0
  for (let part = 0; part < runs.length; part++)
    addShare(shares, ledger.left[runs[part]!]!, per[part]!)
  if (scope.withSurcharges) {
    for (const charge of surcharges.charges)
      if (charge.discountable) addShare(shares, charge.amount - charge.discount, 1)
  }
  const grain = apportionRuns(shares, amount, scope.base, grainOf(bill.rounding))
  for (let part = 0; part < runs.length; part++) {
    const share = shares.share[part]!
    const extra = shares.extra[part]!
    const units = per[part]!
    if (extra === 0) takeOffUnits(runs[part]!, share, bill)
    else if (extra === units) takeOffUnits(runs[part]!, share + grain, bill)
    else takeOffAlternately(runs[part]!, units, copies, extra, share + grain, share, bill)
  }
  if (scope.withSurcharges) takeOffSurcharges(runs.length, grain, bill)
}
