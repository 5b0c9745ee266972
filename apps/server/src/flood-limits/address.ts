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

/**
 * A list is read, and its response is large; a small one that is read waits for a connection to the database all the same. A write
 * may wait for a lock, so that those of other tables do not wait for it.
 */
const kinds = ['list', 'read', 'write'] as const
type CallKind = (typeof kinds)[number]

/** What a call takes from the others of its address. */
export interface CallWeight {
  /** What makes a large response keeps the process busy for as long as several calls. */
  readonly places: number
  readonly kind: CallKind
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
  readonly #now: () => number
  /** Callers by the kind of their next call. */
  readonly #waiting: Readonly<Record<CallKind, Set<Waiting>>> = {
    list: new Set(),
    read: new Set(),
    write: new Set(),
  }
  #turns = 0
  /** The caller whose turn it is: for one call, however many it has. */
  #inTurn: Waiting | undefined
  /** The places that running calls take. */
  readonly #running: Record<CallKind, number> = { list: 0, read: 0, write: 0 }
  /** Until its rate allows a call to those that wait. */
  #timer: NodeJS.Timeout | undefined

  constructor(limits: FloodLimits, load: EventLoopLoad, now: () => number) {
    const { callsPerSecond, callBurst, addressFactor, openedPerSecond, openedBurst } = limits
    this.calls = new TokenBucket(callsPerSecond * addressFactor, callBurst * addressFactor, now())
    this.opened = new TokenBucket(openedPerSecond, openedBurst, now())
    this.#limits = limits
    this.#load = load
    this.#now = now
  }

  /** Returns whether a call of the caller may start: it is its turn, or nobody waits for one of its kind. */
  mayRun(caller: Waiting, { kind }: CallWeight): boolean {
    const isAwaited = this.#waiting[kind].size > 0
    return (!isAwaited || caller === this.#inTurn) && this.#mayRun(kind)
  }

  /** Takes the places of a call. */
  start({ places, kind }: CallWeight): void {
    this.#inTurn = undefined
    this.#running[kind] += places
  }

  end({ places, kind }: CallWeight): void {
    this.#running[kind] -= places
  }

  /** Lets the caller start a call when it is its turn; the weight is that of its next call. A caller who waits keeps its place. */
  wait(caller: Waiting, { kind }: CallWeight): void {
    if (!this.#waiting[kind].has(caller)) this.leave(caller)
    this.#waiting[kind].add(caller)
    this.#waitForRate()
  }

  leave(caller: Waiting): void {
    for (const callers of Object.values(this.#waiting)) callers.delete(caller)
  }

  /** Gives the callers that wait their turns, for one call each, in rounds. */
  startNext(): void {
    for (;;) {
      const kind = this.#nextKind()
      const [caller] = kind ? this.#waiting[kind] : []
      if (!kind || !caller) break
      this.#waiting[kind].delete(caller)
      this.#inTurn = caller
      caller.startNext()
      this.#inTurn = undefined
    }
    this.#waitForRate()
  }

  /**
   * Its callers wait for its rate together, so that they have their turns there too, not who happens to ask first. The rate may allow
   * a call by now that it did not allow a moment before: nothing else would start it. Calls that wait for places are started as others end.
   */
  #waitForRate(): void {
    if (this.#timer !== undefined || !this.#isAwaited) return
    const ms = this.calls.wait(this.#now())
    if (ms === 0 && !kinds.some((kind) => this.#has(kind))) return
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.startNext()
    }, ms).unref()
  }

  get #isAwaited(): boolean {
    return Object.values(this.#waiting).some(({ size }) => size > 0)
  }

  get #places(): number {
    return this.#running.list + this.#running.read + this.#running.write
  }

  #mayRun(kind: CallKind): boolean {
    if (this.calls.wait(this.#now()) > 0) return false
    const { runningOfAddress, runningOfAddressWhenBusy, listsOfAddress, readsOfAddress } =
      this.#limits
    const most = { list: listsOfAddress, read: readsOfAddress, write: Infinity }
    const together = this.#load.isBusy ? runningOfAddressWhenBusy : runningOfAddress
    return this.#places < together && this.#running[kind] < most[kind]
  }

  /** Returns whether somebody waits for a call of a kind, and it may run. */
  #has(kind: CallKind): boolean {
    return this.#waiting[kind].size > 0 && this.#mayRun(kind)
  }

  /** Returns the kind of call whose turn it is, of those that somebody waits for and that may run. */
  #nextKind(): CallKind | undefined {
    const other = this.#has('write') ? 'write' : this.#has('read') ? 'read' : undefined
    if (!this.#has('list')) return other
    if (!other) return 'list'
    this.#turns += 1
    return this.#turns % (OTHER_TURNS + 1) === 0 ? 'list' : other
  }

  /** Returns whether nothing has to be remembered of it. */
  isIdle(now: number): boolean {
    const isUsed = this.sockets + this.unfinished + this.#places > 0 || this.#isAwaited
    return !isUsed && this.calls.isFull(now) && this.opened.isFull(now)
  }
}
