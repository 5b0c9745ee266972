import type { RankProgress, ShopRank } from '@comanda/contract'

/** A member's position between two levels. Money in currency units. */
export interface Standing {
  readonly level?: ShopRank
  readonly next?: ShopRank
  /** What is left to spend to reach the next level. */
  readonly missing: number
  /** Spent in the current period. */
  readonly expenditure: number
  /** The progress to the next level, from 0 to 1; 1 at the top level. */
  readonly share: number
}

/** Returns the highest level that is reached or granted, and the progress to the next one (MEM-1.1). */
export const standingOf = (
  ranks: readonly ShopRank[],
  progress: readonly RankProgress[],
  granted: readonly string[],
): Standing => {
  const sorted = ranks.toSorted((a, b) => a.expenditure - b.expenditure)
  const of = (rank: ShopRank) => progress.find((entry) => entry.rank === rank._id)
  const level = sorted.findLast(
    (rank) => granted.includes(rank._id) || of(rank)?.isReached === true,
  )
  const next = sorted.find((rank) => rank.expenditure > (level?.expenditure ?? -1))
  const entry = next && of(next)
  const last = sorted.at(-1)
  const expenditure = entry?.expenditure ?? (last && of(last)?.expenditure) ?? 0
  if (!next) return { ...(level && { level }), missing: 0, expenditure, share: 1 }
  const missing = entry?.missing ?? Math.max(0, next.expenditure - expenditure)
  const way = next.expenditure - (level?.expenditure ?? 0)
  const share = way > 0 ? Math.min(1, Math.max(0, 1 - missing / way)) : 0
  return { ...(level && { level }), next, missing, expenditure, share }
}
