import type { PickOrder } from '../catalog/discount-rule.ts'
import type { RuleNeed } from '../catalog/price-result.ts'
import { sortByValue } from '../kernel/sort-by-value.ts'
import { passesFilter } from './conditions/item-filter.ts'
import type { PickProgram, RuleProgram } from './rule-program.ts'
import { splitRun, type UnitLedger } from '../kernel/unit-ledger.ts'

/** The runs that a rule picks, in the order of the cart, or what is missing. */
export interface Picked {
  readonly runs: number[]
  readonly need: RuleNeed | undefined
}

/** Returns runs in the order in which an entry takes them: by what is discountable now, ties by the cart (DISC-5.3). */
export const inPickOrder = (
  runs: readonly number[],
  order: PickOrder,
  { left }: UnitLedger,
): readonly number[] => {
  if (order === 'cart') return runs
  const sorted = runs.slice()
  sortByValue(sorted, left, order === 'asc' ? 1 : -1)
  return sorted
}

/** Whether an entry's filters allow the units of a run. */
export const admits = ({ filter }: PickProgram, run: number, ledger: UnitLedger): boolean =>
  !filter || passesFilter(filter, ledger.items[ledger.item[run]!]!)

const unitsOf = (runs: readonly number[], { count }: UnitLedger): number => {
  let units = 0
  for (const run of runs) units += count[run]!
  return units
}

/** Returns how many of the units an entry takes, with at most so many sets (DISC-5.4, DISC-5.7). */
const wanted = ({ minQty, maxQty }: PickProgram, units: number, sets: number): number => {
  if (maxQty === undefined) return units
  return Math.min(units, maxQty * Math.min(sets, Math.floor(units / (minQty ?? 1))))
}

/** Takes `units` units of the runs in an order; a run that is taken in part is split, its rest joins `open`. */
const take = (
  entry: PickProgram,
  allowed: readonly number[],
  units: number,
  open: number[],
  ledger: UnitLedger,
): void => {
  let missing = units
  for (const run of inPickOrder(allowed, entry.order ?? 'asc', ledger)) {
    if (missing === 0) return
    if (ledger.count[run]! > missing) {
      const rest = splitRun(ledger, run, missing)
      ledger.mark[rest] = 0
      open.splice(open.indexOf(run) + 1, 0, rest)
    }
    ledger.mark[run] = ledger.selection
    missing -= ledger.count[run]!
  }
}

/**
 * Lets each entry in turn pick from the units not yet picked that its filters allow (DISC-5.4). `open`: the targets'
 * runs with something left, in the order of the cart; it grows when runs are split. `sets`: 1 without `repeat`.
 */
export const pickRuns = (
  program: RuleProgram,
  open: number[],
  sets: number,
  ledger: UnitLedger,
): Picked => {
  if (program.picks.length === 0) return { runs: open, need: undefined }
  const selection = ++ledger.selection
  let least = Number.POSITIVE_INFINITY
  for (const [at, entry] of program.picks.entries()) {
    const isOpen = at === 0 && !entry.filter
    const allowed = isOpen
      ? open
      : open.filter((run) => ledger.mark[run] !== selection && admits(entry, run, ledger))
    const units = unitsOf(allowed, ledger)
    const lacks = (entry.minQty ?? 1) - units
    if (lacks > 0) least = Math.min(least, lacks)
    else take(entry, allowed, wanted(entry, units, sets), open, ledger)
  }
  const runs = open.filter((run) => ledger.mark[run] === selection)
  return { runs, need: runs.length > 0 ? undefined : { qty: least } }
}
