import type { Logger } from 'pino'
import { LRUCache } from 'lru-cache'

/** Why a socket is cut. */
export type CutReason = 'tooManyCalls' | 'tooSlow'

/** How often the log says something of an address, in ms: a flood of calls floods no log. */
const logInterval = 60_000
/** The most addresses that are remembered for that. */
const mostAddresses = 1000

/** Counts what the limits do, for the metrics and the log. */
export class FloodCounts {
  /** Sockets that were left unread for a time. */
  paused = 0
  /** Calls that were refused. */
  refused = 0
  /** Sockets that were not opened. */
  notOpened = 0
  readonly cut: Record<CutReason, number> = { tooManyCalls: 0, tooSlow: 0 }
  readonly #log: Pick<Logger, 'warn'>
  readonly #saidAt = new LRUCache<string, number>({ max: mostAddresses })

  constructor(log: Pick<Logger, 'warn'>) {
    this.#log = log
  }

  /** Writes a line about an address, at most one a minute. */
  say(address: string, what: string): void {
    const now = Date.now()
    if (now - (this.#saidAt.get(address) ?? -Infinity) < logInterval) return
    this.#saidAt.set(address, now)
    this.#log.warn({ address }, what)
  }
}
