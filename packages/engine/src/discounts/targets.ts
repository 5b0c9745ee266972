import type { Item } from '../kernel/item.ts'
import type { Bill } from './bill.ts'
import type { Condition } from './conditions/condition.ts'
import { allowedItems, matchOf } from './conditions/match-book.ts'
import type { RuleProgram } from './rule-program.ts'
import { loweredAt, type UnitLedger } from '../kernel/unit-ledger.ts'

const NO_ITEMS: readonly Item[] = []

/**
 * Returns the target items of a rule (DISC-5.1): those that match any of its passing product conditions, or, without
 * such conditions, every item that its `productMode` allows. A rule about surcharges alone has none (SUR-3.3).
 */
export const targetItems = (
  { mode, isAboutSurcharges, openTo }: RuleProgram,
  holding: readonly Condition[],
  { matches }: Bill,
): readonly Item[] => {
  if (isAboutSurcharges) return NO_ITEMS
  let first: readonly Item[] | undefined
  let union: Set<Item> | undefined
  for (const condition of holding) {
    if (condition.for !== 'product') continue
    const { items } = matchOf(matches, condition.filter)
    if (!first) first = items
    else {
      union ??= new Set(first)
      for (const item of items) union.add(item)
    }
  }
  if (union) return [...union].toSorted((a, b) => a.index - b.index)
  if (first) return first
  const allowed = allowedItems(matches, mode)
  return openTo ? allowed.filter(({ index }) => openTo.has(index)) : allowed
}

/** Returns whether the rule looks at all its targets, or only at those with something discountable left (DISC-5.2). */
export const wantsAllTargets = ({ isPoint, isWaiver, freeProducts }: RuleProgram): boolean =>
  isPoint || isWaiver || freeProducts.length > 0

/** Returns whether units have something discountable left, or staff took all of it off by hand: they are bought all the same (DISC-2.9). */
const isOpen = (ledger: UnitLedger, run: number): boolean =>
  ledger.left[run]! > 0 || (loweredAt(ledger, run) > 0 && ledger.start[run] === 0)

/** Returns whether there is a target; a rule without one fails unless a surcharge is in its base (DISC-3.8). */
export const hasTarget = (
  program: RuleProgram,
  targets: readonly Item[],
  { ledger }: Bill,
): boolean => {
  const { head, next, left, start } = ledger
  const { undiscounted } = program
  const wantsAll = wantsAllTargets(program)
  if (wantsAll && !undiscounted) return targets.length > 0
  for (const { index } of targets)
    for (let run = head[index]!; run >= 0; run = next[run]!)
      if ((wantsAll || isOpen(ledger, run)) && (!undiscounted || left[run] === start[run]))
        return true
  return false
}

const openRunsOfOrder = (ledger: UnitLedger): number[] => {
  const { open, runs, following } = ledger
  let size = 0
  for (let run = runs > 0 ? 0 : -1; run >= 0; run = following[run]!)
    if (isOpen(ledger, run)) open[size++] = run
  if (open.length !== size) open.length = size
  return open
}

/**
 * Returns the runs of the targets with something discountable left, in the order of the cart; with `undiscounted` on the
 * rule those that nothing was taken off (DISC-5.6). The array is valid for one rule: that of the whole order is reused by
 * the next call.
 */
export const openRuns = (
  { undiscounted }: RuleProgram,
  targets: readonly Item[],
  ledger: UnitLedger,
): number[] => {
  const { items, head, next, left, start } = ledger
  if (targets.length === items.length && !undiscounted) return openRunsOfOrder(ledger)
  const runs: number[] = []
  for (const { index } of targets)
    for (let run = head[index]!; run >= 0; run = next[run]!)
      if (isOpen(ledger, run) && (!undiscounted || left[run] === start[run])) runs.push(run)
  return runs
}
