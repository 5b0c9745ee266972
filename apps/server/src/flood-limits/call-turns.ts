import type { FeathersError } from '@feathersjs/errors'
import type { Address, CallWeight } from './address.ts'
import type { EventLoopLoad } from './event-loop-load.ts'
import type { FloodLimits } from '../config/flood-limits.ts'
import { TokenBucket } from './token-bucket.ts'

/** A call that has started. Either may be called again, and then does nothing. */
export interface RunningCall {
  /** Its response is there: it keeps nobody else from running any more. */
  readonly leave: () => void
  /** Its response is sent. */
  readonly end: () => void
  /** How long it waited for other callers, in ms: to be read, and for its turn; not for the rate and the calls of its own one. */
  readonly waited: number
}

/** A call that waits until it may start. */
export interface WaitingCall {
  /** Its size in memory. */
  readonly bytes: number
  /** The bytes that its response is expected to have. */
  readonly expected: number
  readonly isRead: boolean
  readonly start: (running: RunningCall) => void
  /** Responds with an error instead. */
  readonly refuse: (error: FeathersError) => void
}

interface CallTurnsOptions {
  readonly address: Address
  readonly limits: FloodLimits
  readonly load: EventLoopLoad
  readonly now: () => number
  /** The bytes of responses that the caller has not read yet. */
  readonly unsent: () => number
  /** Called after the number of waiting calls has changed; `bytes` have been added or, if negative, removed. */
  readonly onChange: (bytes: number) => void
}

/**
 * The calls of one caller. They start in order: at the caller's rate, so many at once, with room for their responses, and
 * in turn with the other callers of the address.
 */
export class CallTurns {
  readonly #options: CallTurnsOptions
  readonly #rate: TokenBucket
  #waiting: WaitingCall[] = []
  #bytes = 0
  #running = 0
  /** Since when the next call has waited for others: to be read, and for its turn. */
  #inTurnSince: number | undefined
  /** The bytes that the responses of running calls are expected to have. */
  #expected = 0
  #timer: NodeJS.Timeout | undefined

  constructor(options: CallTurnsOptions) {
    const { limits, now } = options
    this.#options = options
    this.#rate = new TokenBucket(limits.callsPerSecond, limits.callBurst, now())
  }

  get rate(): TokenBucket {
    return this.#rate
  }

  get waiting(): number {
    return this.#waiting.length
  }

  get waitingBytes(): number {
    return this.#bytes
  }

  add(call: WaitingCall): void {
    const { load, now } = this.#options
    const arrived = load.touch(now())
    if (this.#waiting.length === 0) {
      this.#inTurnSince = arrived
      if (this.#mayStart(call) === 'now') {
        this.#start(call)
        return
      }
    }
    this.#waiting.push(call)
    this.#count(call.bytes)
    this.startNext()
  }

  /** Counts the size of a response, which is part of the cost of a call. */
  charge(bytes: number): void {
    const { address, limits, now } = this.#options
    const cost = bytes / limits.bytesPerCall
    this.#rate.take(cost, now())
    address.calls.take(cost, now())
  }

  /** Starts what may start: after a call has ended, or a response was read. */
  startNext(): void {
    for (;;) {
      const [call] = this.#waiting
      if (!call) return
      const when = this.#mayStart(call)
      if (when === 'in turn') this.#waitInTurn(call)
      else if (when !== 'now') this.#inTurnSince = undefined
      if (typeof when === 'number') this.#wait(when)
      if (when !== 'now') return
      this.#waiting.shift()
      this.#count(-call.bytes)
      this.#start(call)
    }
  }

  /** Takes out the waiting calls. Running ones still count until they end. */
  clear(): readonly WaitingCall[] {
    this.#options.address.leave(this)
    clearTimeout(this.#timer)
    const waiting = this.#waiting
    this.#waiting = []
    this.#count(-this.#bytes)
    return waiting
  }

  /** Returns when a call may start: now, in so many ms, in turn with others, or after an event that starts it. */
  #mayStart(call: WaitingCall): 'now' | 'in turn' | 'later' | number {
    const { address, limits, load, now, unsent } = this.#options
    const wait = this.#rate.wait(now())
    if (wait > 0) return wait
    if (this.#running >= (load.isBusy ? limits.runningWhenBusy : limits.running)) return 'later'
    const unread = unsent() + this.#expected
    if (unread > 0 && unread + call.expected > limits.unsentBytes) return 'later'
    return address.mayRun(this, this.#weightOf(call)) ? 'now' : 'in turn'
  }

  #start(call: WaitingCall): void {
    const { address, now } = this.#options
    const { expected } = call
    const waited = this.#inTurnSince === undefined ? 0 : now() - this.#inTurnSince
    this.#inTurnSince = undefined
    this.#rate.take(1, now())
    address.calls.take(1, now())
    this.#running += 1
    this.#expected += expected
    const weight = this.#weightOf(call)
    address.start(weight)
    let state: 'running' | 'left' | 'ended' = 'running'
    const leave = (): void => {
      if (state !== 'running') return
      state = 'left'
      address.end(weight)
      address.startNext()
    }
    const end = (): void => {
      if (state === 'ended') return
      this.#running -= 1
      this.#expected -= expected
      const [next] = this.#waiting
      if (next) this.#waitInTurn(next)
      if (state === 'running') address.end(weight)
      state = 'ended'
      address.startNext()
    }
    call.start({ leave, end, waited })
  }

  #weightOf({ expected, isRead }: WaitingCall): CallWeight {
    const places = 1 + Math.floor(expected / this.#options.limits.bytesPerCall)
    return { places, kind: !isRead ? 'write' : places > 1 ? 'list' : 'read' }
  }

  #waitInTurn(call: WaitingCall): void {
    this.#inTurnSince ??= this.#options.now()
    this.#options.address.wait(this, this.#weightOf(call))
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.startNext(), ms).unref()
  }

  #count(bytes: number): void {
    this.#bytes += bytes
    this.#options.onChange(bytes)
  }
}
