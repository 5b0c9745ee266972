import type { FloodLimits } from '../../config/flood-limits.ts'
import { TokenBucket } from '../../flood-limits/token-bucket.ts'
import { tooManyCalls } from '../../flood-limits/too-many-calls.ts'
import { latelyUsed } from '../../records/lately-used.ts'
import type { CountedLimits } from '../../runtime/counted-limits.ts'

/** Returns a function that counts a call of a key, and throws `tooManyCalls` above its limit (KEY-3.1). */
export const keyLimits = ({
  keyCallsPerSecond,
  keyBurst,
}: Pick<FloodLimits, 'keyCallsPerSecond' | 'keyBurst'>) => {
  const buckets = latelyUsed<string, TokenBucket>(10_000)
  return (key: string, counted?: CountedLimits): void => {
    const now = Date.now()
    const bucket = buckets.get(key) ?? new TokenBucket(keyCallsPerSecond, keyBurst, now)
    buckets.set(key, bucket)
    counted?.set('key', bucket)
    const wait = bucket.wait(now)
    if (wait > 0) throw tooManyCalls(wait, 'The key sends too many calls; send this one later')
    bucket.take(1, now)
  }
}
