import type { TransitionTable } from '../sessions/transition-table.ts'

/** The statuses that can be reached from the given ones, themselves included. */
export const reachableFrom = <S extends string>(
  table: TransitionTable<S>,
  starts: readonly S[],
): ReadonlySet<S> => {
  const seen = new Set<S>(starts)
  for (const status of seen) for (const next of table[status]) seen.add(next)
  return seen
}
