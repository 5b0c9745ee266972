/** For each status the statuses that may follow it. */
export type TransitionTable<S extends string> = Readonly<Record<S, readonly S[]>>

/** Whether `to` may follow `from`. Staying is not a transition. */
export const canTransition = <S extends string>(
  table: TransitionTable<S>,
  from: S,
  to: S,
): boolean => table[from].includes(to)
