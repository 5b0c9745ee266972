import type { EventLoopLoad } from './event-loop-load.ts'
import type { FloodLimits } from '../config/flood-limits.ts'
import { TokenBucket } from './token-bucket.ts'

/** A caller with calls that wait for their turn. */
interface Waiting {
  /** Starts what may start. */
  startNext(): void
}

/**
 * Turns of callers whose next call is another one for each turn of one whose next call reads a list: those who wait for
 * little do not wait for lists and menus of others, which come to their turn all the same.
 */
const OTHER_TURNS = 3

/** What a call takes from the others of its address. */
export interface CallWeight {
  /** What makes a large response keeps the process busy for as long as several calls. */
  readonly places: number
  /** It reads, and its response is large. A write may wait for a lock, and keeps the process busy no longer. */
  readonly isList: boolean
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
  /** Callers whose next call reads a list, and the others. */
  readonly #waiting = { lists: new Set<Waiting>(), others: new Set<Waiting>() }
  #turns = 0
  /** The places that running calls take, and those of the lists among them. */
  #running = 0
  #lists = 0

  constructor(limits: FloodLimits, load: EventLoopLoad, now: number) {
    const { callsPerSecond, callBurst, addressFactor, openedPerSecond, openedBurst } = limits
    this.calls = new TokenBucket(callsPerSecond * addressFactor, callBurst * addressFactor, now)
    this.opened = new TokenBucket(openedPerSecond, openedBurst, now)
    this.#limits = limits
    this.#load = load
  }

  mayRun({ isList }: CallWeight): boolean {
    return isList ? this.#mayRunList : this.#mayRun
  }

  /** Takes the places of a call. */
  start({ places, isList }: CallWeight): void {
    this.#running += places
    if (isList) this.#lists += places
  }

  end({ places, isList }: CallWeight): void {
    this.#running -= places
    if (isList) this.#lists -= places
  }

  /** Lets the caller start its calls when it is its turn; the weight is that of its next call. */
  wait(caller: Waiting, { isList }: CallWeight): void {
    this.leave(caller)
    this.#waiting[isList ? 'lists' : 'others'].add(caller)
  }

  leave(caller: Waiting): void {
    this.#waiting.lists.delete(caller)
    this.#waiting.others.delete(caller)
  }

  /** Gives the callers that wait their turns, each before any of its kind has another one. */
  startNext(): void {
    const { lists, others } = this.#waiting
    for (let turns = lists.size + others.size; turns > 0 && this.#mayRun; turns -= 1) {
      const kind = this.#nextKind()
      const [caller] = kind
      if (!caller) return
      kind.delete(caller)
      caller.startNext()
    }
  }

  get #mayRun(): boolean {
    const { runningOfAddress, runningOfAddressWhenBusy } = this.#limits
    return this.#running < (this.#load.isBusy ? runningOfAddressWhenBusy : runningOfAddress)
  }

  get #mayRunList(): boolean {
    return this.#lists < this.#limits.listsOfAddress && this.#mayRun
  }

  #nextKind(): Set<Waiting> {
    const { lists, others } = this.#waiting
    if (lists.size === 0 || !this.#mayRunList) return others
    if (others.size === 0) return lists
    this.#turns += 1
    return this.#turns % (OTHER_TURNS + 1) === 0 ? lists : others
  }

  /** Returns whether nothing has to be remembered of it. */
  isIdle(now: number): boolean {
    const { lists, others } = this.#waiting
    const isUsed = this.sockets + this.unfinished + this.#running + lists.size + others.size > 0
    return !isUsed && this.calls.isFull(now) && this.opened.isFull(now)
  }
}
