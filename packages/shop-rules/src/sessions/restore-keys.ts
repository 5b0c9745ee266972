/** The most restore keys that are stored (SESS-5.1). */
export const MAX_RESTORE_KEYS = 100

/**
 * Returns the keys with one added, newest last; a known key moves to the end, and the oldest beyond 100 are dropped.
 */
export const addRestoreKey = (keys: readonly string[], key: string): readonly string[] =>
  [...keys.filter((known) => known !== key), key].slice(-MAX_RESTORE_KEYS)
