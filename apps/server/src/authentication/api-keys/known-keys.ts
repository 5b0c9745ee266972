import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Runtime } from '../../runtime/runtime.ts'
import { type ApiKeyRow, apiKeys, apiKeySecrets } from '../../tables/api-keys.ts'
import { onEndOfSignIn } from '../sign-ins/end-sign-in.ts'
import { keyHash } from './key-secret.ts'

/** How long a key is known without being read, in ms. Its end and a rotation are announced earlier. */
const maxAge = 10_000
const mostSecrets = 10_000

/** A key by one of its secrets, and until when this one is valid, in ms; `Infinity` without an end. */
interface KnownKey {
  readonly key: ApiKeyRow
  readonly until: number
}

const timeOf = (instant: string | null): number =>
  instant === null ? Infinity : Date.parse(instant)

/** Finds keys by their secrets. Those in use are in memory, by the hash of the secret (KEY-1.2). */
export class KnownKeys {
  readonly #known = new LRUCache<string, KnownKey>({ max: mostSecrets, ttl: maxAge })
  readonly #runtime: Pick<Runtime, 'reads' | 'bus' | 'now'>
  /** How often something was forgotten: what was read before is not stored after. */
  #changes = 0

  constructor(runtime: Pick<Runtime, 'reads' | 'bus' | 'now'>) {
    this.#runtime = runtime
    onEndOfSignIn(runtime, ({ user }) => this.#forget((key) => key._id === user))
    runtime.bus.onGap((subjects) => {
      if (subjects.has('all')) this.#forget(() => true)
    })
  }

  /** Returns the key of a secret while both are valid. */
  async find(secret: string): Promise<KnownKey | undefined> {
    const hash = keyHash(secret)
    const known = this.#known.get(hash) ?? (await this.#read(hash))
    return known && known.until > this.#runtime.now() ? known : undefined
  }

  async #read(hash: string): Promise<KnownKey | undefined> {
    const changes = this.#changes
    const { reads, now } = this.#runtime
    const time = new Date(now()).toISOString()
    const isValid = or(isNull(apiKeySecrets.until), gt(apiKeySecrets.until, time))
    const [found] = await reads
      .select({ key: apiKeys, until: apiKeySecrets.until })
      .from(apiKeySecrets)
      .innerJoin(apiKeys, eq(apiKeys._id, apiKeySecrets.key))
      .where(and(eq(apiKeySecrets.hash, hash), isValid, isNull(apiKeys.endTime)))
    if (!found) return undefined
    const until = Math.min(timeOf(found.until), timeOf(found.key.expires))
    const known = { key: found.key, until }
    if (changes === this.#changes) this.#known.set(hash, known)
    return known
  }

  #forget(isForgotten: (key: ApiKeyRow) => boolean): void {
    this.#changes += 1
    for (const [hash, { key }] of this.#known) if (isForgotten(key)) this.#known.delete(hash)
  }
}
