import { apportionRuns } from '../kernel/apportion-runs.ts'
import { addShare, createShares, type Shares } from '../kernel/shares.ts'
import type { PricedLine } from '../kernel/priced-line.ts'

/** Adds the parts of an amount that is shared equally over units: the earlier have the odd cents (PRICE-2.4). */
const addUnits = (shares: Shares, amount: number, units: number): void => {
  const odd = amount % units
  addShare(shares, (amount - odd) / units + 1, odd)
  addShare(shares, (amount - odd) / units, units - odd)
}

const share = (amount: number, lines: readonly PricedLine[]): void => {
  const sum = lines.reduce((total, line) => total + line.total, 0)
  if (sum === 0) {
    const [first] = lines
    if (first) first.total = Math.max(0, amount)
    return
  }
  const shares = createShares(lines.length * 2)
  for (const { total, quantity } of lines) addUnits(shares, total, quantity)
  apportionRuns(shares, Math.abs(amount), sum, 1)
  for (const [index, line] of lines.entries()) {
    let part = 0
    for (let at = index * 2; at < index * 2 + 2; at++)
      part += shares.share[at]! * shares.count[at]! + shares.extra[at]!
    line.total = Math.max(0, line.total + (amount < 0 ? 0 - part : part))
  }
}

/**
 * Each pre-adjust in turn, shared over the units of all lines but free ones by their totals so far; a line has as many
 * units as its quantity, a set child too. What the floor at 0 takes away is lost (PRICE-3.9).
 */
export const applyPreAdjusts = (amounts: readonly number[], lines: readonly PricedLine[]): void => {
  if (amounts.length === 0) return
  const seen = lines.filter((line) => !line.leftOut && !line.free && line.quantity > 0)
  for (const amount of amounts) share(amount, seen)
}
