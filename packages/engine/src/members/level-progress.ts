import type { Id, Money } from '../catalog/vocabulary.ts'
import { fromCents, toCents } from '../money/cents.ts'

/** A level that members reach by their expenditure in a period, in currency units (MEM-1.1). */
export interface MemberLevel {
  readonly _id: Id
  readonly expenditure: Money
}

/** A member's position between two levels. */
export interface LevelProgress<L extends MemberLevel> {
  /** The highest level that is reached. */
  readonly level: L | undefined
  readonly next: L | undefined
  /** What is still to be spent for the next, in currency units; 0 at the top. */
  readonly missing: Money
  /** How much of the way from the level to the next is gone, 0 to 1; 1 at the top. */
  readonly share: number
}

/** The level that an expenditure reaches, and how far the next is. Levels may come in any order. */
export const levelProgress = <L extends MemberLevel>(
  levels: readonly L[],
  expenditure: Money,
): LevelProgress<L> => {
  const spent = Math.max(0, toCents(expenditure))
  const sorted = levels.toSorted((a, b) => a.expenditure - b.expenditure)
  const level = sorted.findLast((candidate) => toCents(candidate.expenditure) <= spent)
  const next = sorted.find((candidate) => toCents(candidate.expenditure) > spent)
  if (!next) return { level, next, missing: 0, share: 1 }
  const from = toCents(level?.expenditure ?? 0)
  const to = toCents(next.expenditure)
  return { level, next, missing: fromCents(to - spent), share: (spent - from) / (to - from) }
}
