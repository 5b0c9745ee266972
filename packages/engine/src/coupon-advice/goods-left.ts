import type { UnitLedger } from '../kernel/unit-ledger.ts'
import { type Units, unitsOfItem } from './units-at-hand.ts'

/** What the rules tried so far have left of goods. */
export interface GoodsLeft {
  /** Item → what is left of it, cents. */
  readonly amounts: Float64Array
  /** Item → no unit has more than this share left of what it had before any coupon. */
  readonly shares: Float64Array
  /** Returns the units of items, the dearest first. */
  readonly unitsOf: (items: readonly number[]) => readonly Units[]
}

/** Returns the least that a unit of each item had before any coupon, cents; infinite if none had anything. */
export const leastUnits = (units: readonly Units[], items: number): Float64Array => {
  const least = new Float64Array(items).fill(Number.POSITIVE_INFINITY)
  for (const { item, left } of units) if (left > 0) least[item] = Math.min(least[item]!, left)
  return least
}

/** Reads what is left; `least` is that of each item's units before any coupon. */
export const goodsLeft = (ledger: UnitLedger, least: Float64Array): GoodsLeft => {
  const { head, next, left, count } = ledger
  const amounts = new Float64Array(least.length)
  const shares = new Float64Array(least.length)
  for (let item = 0; item < least.length; item++) {
    let amount = 0
    let most = 0
    for (let run = head[item]!; run >= 0; run = next[run]!) {
      amount += left[run]! * count[run]!
      if (left[run]! > most) most = left[run]!
    }
    amounts[item] = amount
    shares[item] = Math.min(1, most / least[item]!)
  }
  const unitsOf = (items: readonly number[]): readonly Units[] =>
    items.flatMap((item) => unitsOfItem(item, ledger)).sort((a, b) => b.left - a.left)
  return { amounts, shares, unitsOf }
}
