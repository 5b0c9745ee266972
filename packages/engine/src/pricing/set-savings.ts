import type { SetSaving } from '../catalog/price-request.ts'
import type { Id } from '../catalog/vocabulary.ts'
import type { PricedLine } from '../kernel/priced-line.ts'
import { toCents } from '../money/cents.ts'

/** What the sets of one product take off a line, in cents. */
export interface SavedShare {
  readonly product: Id
  readonly amount: number
}

/** Line id → what sets take off it, in their order. */
export type SetSavings = ReadonlyMap<string, readonly SavedShare[]>

/** Returns the savings of an order by line. */
export const setSavingsOf = (savings: readonly SetSaving[] | null | undefined): SetSavings => {
  const byLine = new Map<string, SavedShare[]>()
  for (const { product, lines } of savings ?? [])
    for (const { id, amount } of lines) {
      const shares = byLine.get(id) ?? []
      shares.push({ product, amount: toCents(amount) })
      byLine.set(id, shares)
    }
  return byLine
}

/** Takes off a line what its sets save, at most what it costs (MERGE-2.6). */
export const takeSavings = (line: PricedLine, savings: SetSavings): void => {
  line.saving = 0
  for (const { amount } of savings.get(line.line.id) ?? []) line.saving += amount
  line.saving = Math.min(line.total, line.saving)
  line.total -= line.saving
}

/** Returns what each of its sets took off a line. */
export const sharesTaken = (line: PricedLine, savings: SetSavings): readonly SavedShare[] => {
  let left = line.saving
  if (left === 0) return []
  return (savings.get(line.line.id) ?? []).flatMap(({ product, amount }) => {
    const taken = Math.min(left, amount)
    left -= taken
    return taken > 0 ? [{ product, amount: taken }] : []
  })
}
