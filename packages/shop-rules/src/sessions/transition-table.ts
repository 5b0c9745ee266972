/** For each status the statuses that may follow it. */
export type TransitionTable<S extends string> = Readonly<Record<S, readonly S[]>>

/** Whether `to` may follow `from`. Staying is not a transition. */
export const canTransition = <S extends string>(
  table: TransitionTable<S>,
  from: S,
  to: S,
): boolean => table[from].includes(to)

/** The statuses that can be reached from the given ones, themselves included. */
export const reachableFrom = <S extends string>(
  table: TransitionTable<S>,
  starts: readonly S[],
): ReadonlySet<S> => {
  const seen = new Set<S>(starts)
  for (const status of seen) for (const next of table[status]) seen.add(next)
  return seen
}
