import { TokenBucket } from '../../../flood-limits/token-bucket.ts'
import { latelyUsed } from '../../../records/lately-used.ts'

const hour = 3_600

/**
 * How many messages a server records at once and within an hour. Anyone can send messages that nobody signed: from one address,
 * and to an account from all addresses, as many as show what is wrong. Those that are signed count by their attempt: a provider
 * repeats one for days, and a payer who stored one may send it in many forms.
 */
const most = { address: 60, account: 300, attempt: 60 } as const

/** How many addresses, accounts and attempts are counted; the one used least recently is forgotten. */
const mostCounted = 10_000

/** A message that is to be recorded. */
interface CountedMessage {
  /** The address that it came from. */
  readonly from: string
  readonly account: string
  /** The attempt, if the message is signed and about one. */
  readonly signedFor: string | undefined
}

/** Counts the messages that are recorded on this server (PAY-7.22). */
export class MessageLimits {
  readonly #buckets = latelyUsed<string, TokenBucket>(mostCounted)

  /** Returns whether a message is recorded. `now` is in ms. */
  allow({ from, account, signedFor }: CountedMessage, now: number): boolean {
    const counted: readonly (readonly [kind: keyof typeof most, id: string])[] =
      signedFor === undefined
        ? [
            ['address', from],
            ['account', account],
          ]
        : [['attempt', signedFor]]
    const buckets = counted.map(([kind, id]) => this.#bucketOf(kind, id, now))
    if (buckets.some((bucket) => bucket.wait(now) > 0)) return false
    for (const bucket of buckets) bucket.take(1, now)
    return true
  }

  #bucketOf(kind: keyof typeof most, id: string, now: number): TokenBucket {
    const key = `${kind} ${id}`
    const known = this.#buckets.get(key)
    if (known) return known
    const bucket = new TokenBucket(most[kind] / hour, most[kind], now)
    this.#buckets.set(key, bucket)
    return bucket
  }
}
