const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** When a pending attempt is first queried about, in ms after it began; then each minute. */
const early = [15 * SECOND, 45 * SECOND, 105 * SECOND]
/** When an attempt is queried about after its time is over, in ms since then: money may still come. */
const late = [0, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR]

/** The times of an attempt, in ms since 1970. */
interface AttemptTimes {
  readonly createTime: number
  readonly expiresTime: number
}

/**
 * Returns when the provider of an attempt is queried next, in ms since 1970 (PAY-6.3): after 15, 30 and 60 s, then each
 * minute; when its time is over, and then ever less often for a day. Undefined once nothing is expected any more.
 */
export const nextAsk = (
  { createTime, expiresTime }: AttemptTimes,
  now: number,
): number | undefined => {
  const first = early.map((after) => createTime + after).find((time) => time > now)
  const beforeEnd = first ?? now + MINUTE
  if (beforeEnd < expiresTime) return beforeEnd
  return late.map((after) => expiresTime + after).find((time) => time > now)
}
