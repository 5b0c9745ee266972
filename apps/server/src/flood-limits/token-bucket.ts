import type { LimitState } from '../runtime/counted-limits.ts'

/** Allows so many a second over time, and a burst of them at once. The level may fall below zero: a cost is known afterwards. */
export class TokenBucket {
  readonly #perSecond: number
  readonly #burst: number
  #level: number
  /** When the level was right, in ms. */
  #at: number

  /** Without a rate (`perSecond` is 0) there is no limit. */
  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#level = burst
    this.#at = now
  }

  take(cost: number, now: number): void {
    this.#fill(now)
    this.#level -= cost
  }

  /** Returns the time until there is one, in ms. */
  wait(now: number): number {
    if (this.#perSecond === 0) return 0
    this.#fill(now)
    return this.#level >= 1 ? 0 : Math.ceil(((1 - this.#level) / this.#perSecond) * 1000)
  }

  state(now: number): LimitState {
    this.#fill(now)
    const left = Math.max(0, Math.floor(this.#level))
    const seconds = (missing: number): number => Math.ceil(missing / this.#perSecond)
    return {
      quota: this.#burst,
      left,
      window: seconds(this.#burst),
      reset: seconds(this.#burst - this.#level),
    }
  }

  /** Returns whether it is as if it was never used. */
  isFull(now: number): boolean {
    this.#fill(now)
    return this.#perSecond === 0 || this.#level >= this.#burst
  }

  #fill(now: number): void {
    const gained = ((now - this.#at) / 1000) * this.#perSecond
    this.#level = Math.min(this.#burst, this.#level + Math.max(0, gained))
    this.#at = now
  }
}
