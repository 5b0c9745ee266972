import type { EventLoopLoad } from './event-loop-load.ts'
import type { FloodLimits } from '../config/flood-limits.ts'
import { TokenBucket } from './token-bucket.ts'

/** A caller with calls that wait for their turn. */
interface Waiting {
  /** Starts what may start. */
  startNext(): void
}

/** The callers of one address. */
export class Address {
  /** Open sockets. */
  sockets = 0
  /** Requests whose body has not arrived, or whose response is not read: their bytes are counted for the address. */
  unfinished = 0
  readonly calls: TokenBucket
  readonly opened: TokenBucket
  readonly #limits: FloodLimits
  readonly #load: EventLoopLoad
  readonly #waiting = new Set<Waiting>()
  /** The places that running calls take. */
  #running = 0

  constructor(limits: FloodLimits, load: EventLoopLoad, now: number) {
    const { callsPerSecond, callBurst, addressFactor, openedPerSecond, openedBurst } = limits
    this.calls = new TokenBucket(callsPerSecond * addressFactor, callBurst * addressFactor, now)
    this.opened = new TokenBucket(openedPerSecond, openedBurst, now)
    this.#limits = limits
    this.#load = load
  }

  get mayRun(): boolean {
    const { runningOfAddress, runningOfAddressWhenBusy } = this.#limits
    return this.#running < (this.#load.isBusy ? runningOfAddressWhenBusy : runningOfAddress)
  }

  /** Takes as many places as a call counts for. */
  start(places: number): void {
    this.#running += places
  }

  end(places: number): void {
    this.#running -= places
  }

  /** Lets the caller start its calls when it is its turn. */
  wait(caller: Waiting): void {
    this.#waiting.add(caller)
  }

  leave(caller: Waiting): void {
    this.#waiting.delete(caller)
  }

  /** Gives the callers that wait their turns, each before any has another one. */
  startNext(): void {
    let turns = this.#waiting.size
    for (const caller of this.#waiting) {
      if (turns === 0 || !this.mayRun) return
      turns -= 1
      this.#waiting.delete(caller)
      caller.startNext()
    }
  }

  /** Returns whether nothing has to be remembered of it. */
  isIdle(now: number): boolean {
    const isUsed = this.sockets + this.unfinished + this.#running + this.#waiting.size > 0
    return !isUsed && this.calls.isFull(now) && this.opened.isFull(now)
  }
}
