import type { Item } from '../kernel/item.ts'
import type { UnitLedger } from '../kernel/unit-ledger.ts'

/** Equal units of an item; amounts in cents per unit. */
export interface Units {
  readonly item: number
  readonly count: number
  /** What a rule can take off at most. */
  readonly left: number
  readonly start: number
  /** What staff took off by hand, which steps count. */
  readonly lowered: number
}

/** Returns the units of an item as the rules tried so far left them. */
export const unitsOfItem = (item: number, ledger: UnitLedger): readonly Units[] => {
  const units: Units[] = []
  for (let run = ledger.head[item]!; run >= 0; run = ledger.next[run]!)
    units.push({
      item,
      count: ledger.count[run]!,
      left: ledger.left[run]!,
      start: ledger.start[run]!,
      lowered: ledger.isLowered ? ledger.lowered[run]! : 0,
    })
  return units
}

/** Returns the units of a bill's items, the dearest first. */
export const unitsOf = (items: readonly Item[], ledger: UnitLedger): readonly Units[] =>
  items.flatMap((_, item) => unitsOfItem(item, ledger)).toSorted((a, b) => b.left - a.left)

/** Returns Σ of a value over the first `most` units. */
export const sumOfFirst = (
  units: readonly Units[],
  most: number,
  valueOf: (units: Units) => number,
): number => {
  let sum = 0
  let rest = most
  for (const one of units) {
    if (rest <= 0) break
    sum += Math.min(rest, one.count) * valueOf(one)
    rest -= one.count
  }
  return sum
}

/** Returns how many units there are. */
export const countOf = (units: readonly Units[]): number =>
  units.reduce((sum, { count }) => sum + count, 0)
