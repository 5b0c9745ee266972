/** How much a limit leaves: how many there are at most and now, and the seconds until all are there, from empty and from now. */
export type LimitState = Readonly<Record<'quota' | 'left' | 'window' | 'reset', number>>

/** The limits that a call over REST was counted for, by their names. */
export type CountedLimits = Map<'address' | 'key', { state(now: number): LimitState }>
