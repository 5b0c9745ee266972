/** Taipei is eight hours ahead of UTC all year. */
const ahead = 8 * 3_600_000

/** Returns the day and the time in Taipei of an instant: `2026-11-22`, `18:05:09`. */
export const taipeiTime = (
  instant: string | number,
): { readonly day: string; readonly time: string } => {
  const local = new Date(new Date(instant).getTime() + ahead).toISOString()
  return { day: local.slice(0, 10), time: local.slice(11, 19) }
}
