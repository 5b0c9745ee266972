import { setTimeout as sleep } from 'node:timers/promises'

/** How often the revision of a menu that is shown is read, in ms: as long as a lost event goes unnoticed. */
export const checkEvery = 1000
/** How long a caller waits for the database before it gets the menu in memory, in ms. */
const longestWait = 1000

/** Finds out whether a menu in memory has changed without an event. */
export class RevisionCheck {
  readonly #read: () => Promise<number>
  readonly #now: () => number
  #checkedAt: number

  constructor(read: () => Promise<number>, now: () => number) {
    this.#read = read
    this.#now = now
    this.#checkedAt = now()
  }

  /** Whether the next call reads the revision. */
  get isDue(): boolean {
    return this.#now() - this.#checkedAt >= checkEvery
  }

  /** Returns whether the menu has changed since its revision was this, as far as the database tells. */
  async isBehind(revision: number): Promise<boolean> {
    if (!this.isDue) return false
    this.#checkedAt = this.#now()
    const waited = new AbortController()
    const read = this.#read().catch(() => revision)
    const late = sleep(longestWait, revision, { ref: false, signal: waited.signal })
    const newest = await Promise.race([read, late.catch(() => revision)])
    waited.abort()
    return newest > revision
  }
}
