import type { CartLine } from '../catalog/cart-line.ts'
import type { SetSaving } from '../catalog/price-request.ts'
import { fromCents } from '../money/cents.ts'
import { apportion } from '../pricing/apportion.ts'
import { topLines, treeIds, treeOf } from '../set-items/line-tree.ts'
import { costBeforeDiscounts } from './cost-before-discounts.ts'
import { mergeOrdered, type OrderedLines } from './ordered-sets.ts'

/** The ordered lines that a set took; those of a set that it took itself in its place. */
const ownSources = (sources: readonly CartLine[]): readonly CartLine[] => {
  const taken = sources.filter(({ mergeSource }) => mergeSource)
  const inside = new Set(taken.flatMap(({ id }) => [...treeIds(sources, id)]))
  return [
    ...sources.filter(({ id }) => !inside.has(id)),
    ...taken.flatMap(({ mergeSource = [] }) => ownSources(mergeSource)),
  ]
}

/** Whether staff changed the price of a line or of what is in it: as any price by hand, it stays. */
const isAdjusted = ({ lines, session }: OrderedLines, top: CartLine): boolean =>
  treeOf(lines, top.id).some(({ id }) => session.lineAdjusts?.some((one) => one.id === id))

/** The lines that may make sets, by trees, all as sent: on hold or not, they are on the bill. */
const mergeable = (ordered: OrderedLines): readonly CartLine[] =>
  topLines(ordered.lines)
    .filter(({ status }) => status !== 'cancel')
    .filter((top) => !isAdjusted(ordered, top))
    .flatMap((top) => treeOf(ordered.lines, top.id))
    .map((line) => (line.status === 'cancel' ? line : { ...line, status: 'confirmed' }))

/**
 * Returns what ordered lines would cost less as sets (MERGE-2), by the set's product: what each set costs less than the lines
 * that it took, shared over them by what they cost. The lines themselves stay as they are.
 */
export const orderedSavings = (ordered: OrderedLines): readonly SetSaving[] => {
  const lines = mergeable(ordered)
  const merged = mergeOrdered({ ...ordered, lines })
  const costOf = costBeforeDiscounts(ordered.menu.prices, ordered)
  const order = new Map(lines.map(({ id }, index) => [id, index]))
  const savings = new Map<string, Map<string, number>>()
  for (const set of topLines(merged)) {
    if (!set.mergeSource || set.product === undefined) continue
    const sources = ownSources(set.mergeSource)
    const weights = sources.map(({ fromProduct: _parent, ...source }) => costOf([source]))
    const saved = weights.reduce((sum, cost) => sum + cost, 0) - costOf(treeOf(merged, set.id))
    if (saved <= 0) continue
    const byLine = savings.get(set.product) ?? new Map<string, number>()
    for (const [at, amount] of apportion(saved, weights).entries())
      byLine.set(sources[at]!.id, (byLine.get(sources[at]!.id) ?? 0) + amount)
    savings.set(set.product, byLine)
  }
  return [...savings].map(([product, byLine]) => ({
    product,
    lines: [...byLine]
      .filter(([, amount]) => amount > 0)
      .toSorted(([one], [other]) => order.get(one)! - order.get(other)!)
      .map(([id, amount]) => ({ id, amount: fromCents(amount) })),
  }))
}
