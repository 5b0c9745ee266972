import { apportion } from '../pricing/apportion.ts'
import { apportionRuns } from '../kernel/apportion-runs.ts'
import { grainOf } from '../money/shop-round.ts'
import { addShare, reserveShares } from '../kernel/shares.ts'
import type { Bill } from './bill.ts'
import { record } from '../kernel/recorder.ts'
import type { Scope } from './scope.ts'
import { splitRun } from '../kernel/unit-ledger.ts'

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
  const { ledger, recorder } = bill
  const { left, cell } = ledger
  left[run] = left[run]! - amount
  if (cell[run]! >= 0) takeOffCells(run, amount, bill)
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

/** Takes their shares off the surcharges in the base, which follow its units; returns their sum. */
const takeOffSurcharges = ({ runs, charges }: Scope, grain: number, { shares }: Bill): number => {
  let sum = 0
  for (const [at, charge] of charges.entries()) {
    const share = shares.share[runs.length + at]! + shares.extra[runs.length + at]! * grain
    charge.discount += share
    sum += share
  }
  return sum
}

/** Shares the amount of one copy over its units, and over the surcharges in its base; returns the grain. */
const shareOut = ({ runs, copies, amount, base, charges }: Scope, bill: Bill): number => {
  const { shares, ledger, rounding } = bill
  const { left, count } = ledger
  reserveShares(shares, runs.length)
  const { weight, count: parts } = shares
  for (let part = 0; part < runs.length; part++) {
    const run = runs[part]!
    weight[part] = left[run]!
    parts[part] = copies === 1 ? count[run]! : count[run]! / copies
  }
  shares.size = runs.length
  for (const charge of charges) addShare(shares, charge.amount - charge.discount, 1)
  return apportionRuns(shares, amount, base, grainOf(rounding))
}

/** Takes off each unit its share: the first `extra` parts of every run have one grain more. */
const takeOffShares = ({ runs, copies }: Scope, grain: number, bill: Bill): void => {
  const { ledger, recorder } = bill
  const { share, extra } = bill.shares
  const isPlain = recorder === undefined && ledger.cells === 0
  let { left, count } = ledger
  for (let part = 0; part < runs.length; part++) {
    const run = runs[part]!
    const less = share[part]!
    const more = extra[part]!
    const off = more > 0 ? less + grain : less
    if (more > 0 && more * copies < count[run]!) {
      takeOffAlternately(run, count[run]! / copies, copies, more, off, less, bill)
      // splitting may have moved the ledger
      left = ledger.left
      count = ledger.count
    } else if (isPlain) left[run] = left[run]! - off
    else takeOffUnits(run, off, bill)
  }
}

/** Takes the amount of a scope off its units, and off surcharges in its base, by what is discountable there now (DISC-6.9). */
export const takeOff = (scope: Scope, bill: Bill): void => {
  const { runs, copies, amount, charges } = scope
  if (amount === 0) return
  const { ledger } = bill
  const [only] = runs
  let discounted = amount * copies
  if (runs.length === 1 && ledger.count[only!] === copies && charges.length === 0)
    takeOffUnits(only!, amount, bill)
  else {
    const grain = shareOut(scope, bill)
    takeOffShares(scope, grain, bill)
    discounted -= takeOffSurcharges(scope, grain, bill)
  }
  ledger.discounted += discounted
}
