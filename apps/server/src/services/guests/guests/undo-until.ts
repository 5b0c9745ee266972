/** For how long a merge of files can be undone, in ms: 30 days (GUEST-3.2). */
const UNDO = 30 * 86_400_000

/** Returns until when a merge of that time can be undone. */
export const undoUntil = (mergedTime: string): string =>
  new Date(Date.parse(mergedTime) + UNDO).toISOString()
