import type { Item } from '../kernel/item.ts'
import { apportionRuns } from '../kernel/apportion-runs.ts'
import { addShare, createShares } from '../kernel/shares.ts'
import type { UnitNets } from './unit-nets.ts'

/**
 * Shares the amount of a surcharge over the lines of its items, by the cost of their units (SUR-2.4). Cents per line.
 */
export const shareSurcharge = (
  amount: number,
  items: readonly Item[],
  nets: ReadonlyMap<number, UnitNets>,
  step: number,
): Map<number, number> => {
  const lines = items.flatMap((item) => item.lines.map(({ index }) => index))
  lines.sort((a, b) => a - b)
  const shares = createShares()
  const owners: number[] = []
  let total = 0
  for (const line of lines) {
    const units = nets.get(line)!
    for (const [at, net] of units.nets.entries()) {
      addShare(shares, net, units.counts[at]!)
      owners.push(line)
      total += net * units.counts[at]!
    }
  }
  const byLine = new Map<number, number>()
  if (total === 0) return byLine.set(lines[0]!, amount)
  const grain = apportionRuns(shares, Math.abs(amount), total, step)
  for (const [at, line] of owners.entries()) {
    const share = shares.share[at]! * shares.count[at]! + shares.extra[at]! * grain
    byLine.set(line, (byLine.get(line) ?? 0) + (amount < 0 ? 0 - share : share))
  }
  return byLine
}
