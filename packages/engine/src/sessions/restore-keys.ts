/** The most restore keys that are stored (SESS-5.1). */
export const MAX_RESTORE_KEYS = 100

/** The keys with one more, newest last; a key that was there moves to the end, and past 100 the oldest are dropped. */
export const addRestoreKey = (keys: readonly string[], key: string): readonly string[] =>
  [...keys.filter((kept) => kept !== key), key].slice(-MAX_RESTORE_KEYS)
