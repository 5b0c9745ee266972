/** How late a turn of the event loop is when the process counts as busy, in ms. */
const busyAbove = 15
/** How often it is measured while calls arrive, in ms. */
const interval = 10
/** How long a measurement counts, in ms. */
const staleAfter = 500

/** Measures how late the event loop is, while calls arrive: an idle process is not woken. */
export class EventLoopLoad {
  #late = 0
  #measuredAt = 0
  #isMeasuring = false
  #turnBegan: number | undefined

  /**
   * Called with each call that is read. Returns when this turn of the event loop read its first call, in the time given: the
   * others that it reads had arrived by then too.
   */
  touch(time: number): number {
    this.#measure()
    if (this.#turnBegan === undefined) {
      this.#turnBegan = time
      setImmediate(() => (this.#turnBegan = undefined))
    }
    return this.#turnBegan
  }

  #measure(): void {
    if (this.#isMeasuring) return
    this.#isMeasuring = true
    const from = performance.now()
    setTimeout(() => {
      this.#isMeasuring = false
      const now = performance.now()
      const late = Math.max(0, now - from - interval)
      this.#late = now - this.#measuredAt > staleAfter ? late : 0.7 * this.#late + 0.3 * late
      this.#measuredAt = now
    }, interval).unref()
  }

  get isBusy(): boolean {
    return this.#late > busyAbove && performance.now() - this.#measuredAt < staleAfter
  }
}
