import type { EventLoopLoad } from './event-loop-load.ts'
import type { FloodLimits } from '../config/flood-limits.ts'
import { TokenBucket } from './token-bucket.ts'

/** A caller with calls that wait for their turn. */
interface Waiting {
  /** Starts what may start. */
  startNext(): void
}

/**
 * Turns of callers whose next response is small for each turn of one whose response is large: those who wait for little do
 * not wait for lists and menus of others, which come to their turn all the same.
 */
const SMALL_TURNS = 3

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
  /** Callers whose next call takes one place, and those whose next call takes several. */
  readonly #waiting = { small: new Set<Waiting>(), large: new Set<Waiting>() }
  #turns = 0
  /** The places that running calls take, and those of them whose responses are large. */
  #running = 0
  #large = 0

  constructor(limits: FloodLimits, load: EventLoopLoad, now: number) {
    const { callsPerSecond, callBurst, addressFactor, openedPerSecond, openedBurst } = limits
    this.calls = new TokenBucket(callsPerSecond * addressFactor, callBurst * addressFactor, now)
    this.opened = new TokenBucket(openedPerSecond, openedBurst, now)
    this.#limits = limits
    this.#load = load
  }

  /** Returns whether a call that counts for so many places may start. */
  mayRun(places: number): boolean {
    const { runningOfAddress, runningOfAddressWhenBusy, largeOfAddress } = this.#limits
    if (places > 1 && this.#large >= largeOfAddress) return false
    return this.#running < (this.#load.isBusy ? runningOfAddressWhenBusy : runningOfAddress)
  }

  /** Takes as many places as a call counts for. */
  start(places: number): void {
    this.#running += places
    if (places > 1) this.#large += places
  }

  end(places: number): void {
    this.#running -= places
    if (places > 1) this.#large -= places
  }

  /** Lets the caller start its calls when it is its turn; `places` are those of its next call. */
  wait(caller: Waiting, places: number): void {
    this.leave(caller)
    this.#waiting[places > 1 ? 'large' : 'small'].add(caller)
  }

  leave(caller: Waiting): void {
    this.#waiting.small.delete(caller)
    this.#waiting.large.delete(caller)
  }

  /** Gives the callers that wait their turns, each before any of its kind has another one. */
  startNext(): void {
    const { small, large } = this.#waiting
    for (let turns = small.size + large.size; turns > 0 && this.mayRun(1); turns -= 1) {
      const kind = this.#nextKind()
      const [caller] = kind
      if (!caller) return
      kind.delete(caller)
      caller.startNext()
    }
  }

  #nextKind(): Set<Waiting> {
    const { small, large } = this.#waiting
    if (large.size === 0 || !this.mayRun(2)) return small
    if (small.size === 0) return large
    this.#turns += 1
    return this.#turns % (SMALL_TURNS + 1) === 0 ? large : small
  }

  /** Returns whether nothing has to be remembered of it. */
  isIdle(now: number): boolean {
    const { small, large } = this.#waiting
    const isUsed = this.sockets + this.unfinished + this.#running + small.size + large.size > 0
    return !isUsed && this.calls.isFull(now) && this.opened.isFull(now)
  }
}
