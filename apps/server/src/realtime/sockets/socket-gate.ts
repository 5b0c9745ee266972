import { BadRequest, type FeathersError } from '@feathersjs/errors'
import type { Address } from '../../flood-limits/address.ts'
import { CallTurns, type RunningCall } from '../../flood-limits/call-turns.ts'
import type { EventLoopLoad } from '../../flood-limits/event-loop-load.ts'
import type { CutReason, FloodCounts } from '../../flood-limits/flood-counts.ts'
import type { FloodLimits } from '../../config/flood-limits.ts'
import type { ResponseSizes } from '../../flood-limits/response-sizes.ts'
import { TokenBucket } from '../../flood-limits/token-bucket.ts'
import { tooManyCalls } from '../../flood-limits/too-many-calls.ts'
import { Delivery } from '../../idempotency/delivery.ts'
import { bodyTooLarge, largestMessage } from '../../http/largest-message.ts'
import { errorPacket, headOf, isCall } from './call-packet.ts'
import { closeConnection } from './close-connection.ts'
import type { EngineConnection } from './engine-connection.ts'
import { ReadingPause } from './reading-pause.ts'
import { Receipts } from './receipts.ts'
import { UnsentPackets } from './unsent-packets.ts'

/** What all gates of a server share. */
export interface SharedByGates {
  readonly limits: FloodLimits
  readonly load: EventLoopLoad
  readonly counts: FloodCounts
  readonly sizes: ResponseSizes
  /** The bytes of the calls that wait at all gates. */
  waitingBytes: number
}

/** A call that has passed the gate. */
export interface PassedCall extends RunningCall {
  readonly name: string
  readonly delivery: Delivery
}

/**
 * Stands between engine.io and socket.io: lets the calls of a connection pass in turn, and its responses as they are read.
 * Above the limits the connection is not read, and if that lasts, it is cut (CALL-6).
 */
export class SocketGate {
  readonly connection: EngineConnection
  readonly unsent: UnsentPackets
  readonly #shared: SharedByGates
  readonly #addressName: string
  readonly #turns: CallTurns
  readonly #pause: ReadingPause
  readonly #receipts: Receipts
  readonly #controls: TokenBucket
  readonly #pass: (message: unknown) => void
  /** Calls that socket.io has been given and not emitted yet, in order. */
  readonly #passed: PassedCall[] = []
  readonly #unread: (() => void)[] = []
  #responded = 0
  #isOver = false

  constructor(
    connection: EngineConnection,
    address: Address,
    addressName: string,
    shared: SharedByGates,
  ) {
    const { limits, load, counts } = shared
    const now = Date.now
    this.connection = connection
    this.#shared = shared
    this.#addressName = addressName
    this.#controls = new TokenBucket(limits.controlsPerSecond, limits.controlBurst, now())
    this.unsent = new UnsentPackets(connection, {
      onResponse: (bytes) => this.#charge(bytes),
      onEvent: () => {
        if (this.unsent.eventBytes > limits.unsentEventBytes) this.cut('tooSlow')
      },
      onSent: () => this.#sendUnread(),
    })
    this.#receipts = new Receipts(connection)
    this.#pause = new ReadingPause(connection, {
      unreadFor: limits.unreadFor,
      onPause: () => void (counts.paused += 1),
      onTooLong: () => this.cut('tooManyCalls'),
      onControl: () => this.#countControl(),
      onOverlap: () => this.cut('tooSlow'),
    })
    this.#turns = new CallTurns({
      address,
      limits,
      load,
      now,
      unsent: () => this.unsent.bytes,
      onChange: (bytes) => this.#onWaiting(bytes),
    })
    const listeners = connection.listeners('data')
    connection.removeAllListeners('data')
    this.#pass = (message) => {
      for (const listener of listeners) listener.call(connection, message)
    }
    connection.on('data', (message: unknown) => this.#receive(message))
    connection.on('packet', ({ type }: { readonly type: string }) => {
      const isAsked = type === 'pong' && this.#receipts.takePong()
      if (type !== 'message' && !isAsked) this.#countControl()
    })
    connection.once('close', () => this.#close())
  }

  /** Returns the call that socket.io emits now. */
  takePassed(): PassedCall | undefined {
    return this.#passed.shift()
  }

  /** Sends a response once the caller has read the earlier ones. */
  respond({ name, delivery, leave, end }: PassedCall, send: () => void): void {
    const sendNow = (): void => {
      const before = this.#responded
      if (delivery.isFollowed) this.#receipts.follow(delivery, send)
      else send()
      this.#shared.sizes.note(name, this.#responded - before)
      end()
    }
    if (this.#isOver) end()
    else if (this.unsent.bytes <= this.#shared.limits.unsentBytes) sendNow()
    else {
      this.#unread.push(sendNow)
      leave()
    }
  }

  /** Tells the caller why, unless it does not read, and ends the connection. */
  cut(reason: CutReason, error: FeathersError = tooManyCalls()): void {
    if (this.#isOver) return
    const { counts } = this.#shared
    counts.cut[reason] += 1
    counts.say(this.#addressName, `a socket was cut: ${reason}`)
    const waiting = this.#turns.clear()
    counts.refused += waiting.length
    this.#isOver = true
    this.#pause.end()
    if (reason !== 'tooSlow') for (const { refuse } of waiting) refuse(error)
    closeConnection(this.connection, reason, error)
  }

  #receive(message: unknown): void {
    // Binary data belongs to calls that are refused below.
    if (this.#isOver || typeof message !== 'string') return
    if (!isCall(message)) {
      this.#countControl()
      this.#pass(message)
      return
    }
    const { id, name, isRead } = headOf(message)
    const refuse = (error: FeathersError): void => {
      if (id !== undefined) this.connection.write(errorPacket(id, error))
    }
    if (message.startsWith('5')) refuse(new BadRequest('Calls have no binary data'))
    else if (Buffer.byteLength(message) > largestMessage) refuse(bodyTooLarge())
    else {
      const delivery = new Delivery()
      this.#turns.add({
        bytes: message.length,
        expected: this.#shared.sizes.expected(name),
        isRead,
        start: (running) => {
          this.#passed.push({ name, delivery, ...running })
          this.#pass(message)
        },
        refuse,
      })
    }
  }

  #countControl(): void {
    if (this.#isOver) return
    const now = Date.now()
    if (this.#controls.wait(now) > 0) this.cut('tooManyCalls')
    this.#controls.take(1, now)
  }

  #charge(bytes: number): void {
    this.#responded += bytes
    this.#turns.charge(bytes)
  }

  #sendUnread(): void {
    const { unsentBytes } = this.#shared.limits
    while (this.unsent.bytes <= unsentBytes) {
      const send = this.#unread.shift()
      if (!send) break
      send()
    }
    if (!this.#isOver) this.#turns.startNext()
  }

  #onWaiting(bytes: number): void {
    const { limits } = this.#shared
    this.#shared.waitingBytes += bytes
    const { waiting, waitingBytes } = this.#turns
    const isFull = this.#shared.waitingBytes > limits.waitingBytesTogether && waiting > 0
    if (waiting > 5 * limits.waiting) this.cut('tooManyCalls')
    else if (isFull || waiting > limits.waiting || waitingBytes > limits.waitingBytes)
      this.#pause.begin()
    else if (waiting <= limits.waiting / 2 && waitingBytes <= limits.waitingBytes / 2)
      this.#pause.end()
  }

  #close(): void {
    this.#isOver = true
    this.#pause.end()
    this.#turns.clear()
    for (const send of this.#unread.splice(0)) send()
    for (const { end } of this.#passed.splice(0)) end()
  }
}
