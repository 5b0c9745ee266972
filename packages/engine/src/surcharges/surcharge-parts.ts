import type { Id } from '../catalog/vocabulary.ts'
import { apportionRuns } from '../kernel/apportion-runs.ts'
import { addShare, createShares, type Shares } from '../kernel/shares.ts'
import { grainOf, type ShopRounding } from '../money/shop-round.ts'
import { bearingItems } from './surcharge-amount.ts'
import type { SurchargeBill, WorkedCharge } from './surcharge-bill.ts'

/** What the lines bear of one surcharge (SUR-2.4), in cents. */
export interface SurchargeParts {
  readonly setting: Id
  /** The lines that bear a part of it, be it 0, ascending. */
  readonly lines: readonly number[]
  /** Line → its part. */
  readonly shares: Float64Array
  /** Line → its part less what rules took off it (SUR-3.5). */
  readonly nets: Float64Array
}

/** Parts of a surcharge, one for each unit of an item, as runs in the order of the lines. */
interface PartRuns {
  readonly weights: Shares
  /** Run → its line. */
  readonly lines: number[]
  total: number
}

const createRuns = (): PartRuns => ({ weights: createShares(), lines: [], total: 0 })

const addRun = (runs: PartRuns, line: number, weight: number, count: number): void => {
  if (count === 0) return
  addShare(runs.weights, weight, count)
  runs.lines.push(line)
  runs.total += weight * count
}

/** Shares an amount over the parts; returns the grain. */
const shareOut = ({ weights, total }: PartRuns, amount: number, rounding: ShopRounding): number => {
  if (total > 0) return apportionRuns(weights, amount, total, grainOf(rounding))
  weights.extra[0] = 1
  return amount
}

/** Adds what the parts got, times `sign`, to their lines. */
const addToLines = (
  { weights, lines }: PartRuns,
  grain: number,
  sign: 1 | -1,
  sums: Float64Array,
): void => {
  const { share, extra, count } = weights
  for (const [at, line] of lines.entries())
    sums[line] = sums[line]! + sign * (share[at]! * count[at]! + extra[at]! * grain)
}

/** Returns the lines that bear a surcharge: those of the items that bear it, if none does of those left for it. */
const bearingLines = ({ basis }: WorkedCharge, { waivers }: SurchargeBill): readonly number[] => {
  const bearing = bearingItems(basis, waivers)
  const items = bearing.length > 0 ? bearing : basis.left
  return items.flatMap(({ lines }) => lines.map(({ index }) => index)).toSorted((a, b) => a - b)
}

/** Returns what the lines bear of each surcharge: shared over the units by their cost, and its discount by what they bear. */
export const surchargeParts = (
  bill: SurchargeBill,
  size: number,
  rounding: { readonly surcharge: ShopRounding; readonly discount: ShopRounding },
): readonly SurchargeParts[] =>
  bill.charges.map((charge) => {
    const lines = bearingLines(charge, bill)
    const costs = createRuns()
    for (const line of lines) {
      const { nets, counts } = bill.nets().get(line)!
      for (const [at, net] of nets.entries()) addRun(costs, line, net, counts[at]!)
    }
    const grain = shareOut(costs, charge.amount, rounding.surcharge)
    const shares = new Float64Array(size)
    addToLines(costs, grain, 1, shares)
    if (charge.discount === 0) return { setting: charge.setting, lines, shares, nets: shares }
    const borne = createRuns()
    const { share, extra, count } = costs.weights
    for (const [at, line] of costs.lines.entries()) {
      addRun(borne, line, share[at]! + grain, extra[at]!)
      addRun(borne, line, share[at]!, count[at]! - extra[at]!)
    }
    const nets = shares.slice()
    addToLines(borne, shareOut(borne, charge.discount, rounding.discount), -1, nets)
    return { setting: charge.setting, lines, shares, nets }
  })
