import type { CountedLimits } from '../runtime/counted-limits.ts'

/**
 * Returns the fields that tell a program how much it may still send (draft-ietf-httpapi-ratelimit-headers): `q` calls in `w` seconds
 * by policy, of which `r` are left, and `t` seconds until all are there again (CALL-6.9).
 */
export const rateLimitFields = (
  limits: CountedLimits,
  now: number,
): Readonly<Record<'ratelimit-policy' | 'ratelimit', string>> | undefined => {
  const states = [...limits]
    .map(([name, bucket]) => ({ name, ...bucket.state(now) }))
    // Without a rate there is no limit.
    .filter(({ window }) => Number.isFinite(window))
  if (states.length === 0) return undefined
  return {
    'ratelimit-policy': states
      .map((one) => `"${one.name}";q=${one.quota};w=${one.window}`)
      .join(', '),
    ratelimit: states.map((one) => `"${one.name}";r=${one.left};t=${one.reset}`).join(', '),
  }
}
