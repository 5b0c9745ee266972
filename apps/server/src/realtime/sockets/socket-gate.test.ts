import { EventEmitter } from 'node:events'
import { describe, expect, it } from 'vitest'
import { defaultLimits, type FloodLimits } from '../../config/flood-limits.ts'
import { openFloodGuard } from '../../flood-limits/open-flood-guard.ts'
import { ResponseSizes } from '../../flood-limits/response-sizes.ts'
import type { EngineConnection } from './engine-connection.ts'
import { SocketGate } from './socket-gate.ts'

const log = { warn: () => undefined }

/** A WebSocket whose other side reads only when the test says so. */
class DeafWebSocket extends EventEmitter {
  bufferedAmount = 0
  isPaused = false
  isTerminated = false
  pause = () => void (this.isPaused = true)
  resume = () => void (this.isPaused = false)
  close = () => undefined
  terminate = () => void (this.isTerminated = true)
}

/** A connection as engine.io has it: what is written is with the WebSocket until that was read. */
class Connection extends EventEmitter {
  readonly socket = new DeafWebSocket()
  readonly transport = Object.assign(new EventEmitter(), { socket: this.socket })
  readonly written: string[] = []
  #queue: string[] = []
  #isWritable = true

  write(data: string): void {
    this.emit('packetCreate', { type: 'message', data })
    this.#queue.push(data)
    this.#flush()
  }

  /** The other side reads everything. */
  read(): void {
    this.socket.bufferedAmount = 0
    this.#isWritable = true
    this.#flush()
    this.transport.emit('ready')
  }

  #flush(): void {
    if (!this.#isWritable || this.#queue.length === 0) return
    this.emit('flush')
    this.#isWritable = false
    for (const data of this.#queue.splice(0)) {
      this.written.push(data)
      this.socket.bufferedAmount += data.length
    }
  }
}

/** Opens a gate whose calls get a response of `size` bytes at once. Returns the connection and the calls that were made. */
const open = (size: number, given: Partial<FloodLimits> = {}) => {
  const { addresses, ...guard } = openFloodGuard(given, log)
  const connection = new Connection()
  const made: string[] = []
  connection.on('data', (message: string) => {
    made.push(message)
    queueMicrotask(() => {
      const call = gate.takePassed()
      if (call) gate.respond(call, () => connection.write(`3${'x'.repeat(size)}`))
    })
  })
  const shared = { ...guard, sizes: new ResponseSizes(), waitingBytes: 0 }
  const address = addresses.of('10.0.0.1')
  const gate = new SocketGate(
    connection as unknown as EngineConnection,
    address,
    '10.0.0.1',
    shared,
  )
  const call = (at: number) => connection.emit('data', `2${at}["find","products",{}]`)
  return { connection, made, call, gate, address, counts: guard.counts, shared }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

describe('a caller that does not read', () => {
  it('its responses wait: it has one more than fits (CALL-6.3)', async () => {
    const { connection, made, call, address } = open(200_000, { runningOfAddress: 8 })
    for (let at = 0; at < 100; at += 1) call(at)
    await turn()
    expect(connection.written).toHaveLength(1)
    expect(address.mayRun({ startNext: () => undefined }, { places: 1, kind: 'read' })).toBe(true)
    // The one that was written has ended.
    expect(made.length - 1).toBeLessThanOrEqual(defaultLimits.running)
    connection.read()
    await turn()
    expect(connection.written.length).toBeGreaterThan(1)
  })

  it('once their size is known, its calls wait too (CALL-6.3)', async () => {
    const { connection, made, call } = open(200_000, { callsPerSecond: 0 })
    call(0)
    await turn()
    connection.read()
    await turn()
    made.length = 0
    for (let at = 1; at < 100; at += 1) call(at)
    await turn()
    expect(made).toHaveLength(1)
    for (let read = 0; read < 99; read += 1) {
      connection.read()
      await turn()
    }
    expect(made).toHaveLength(99)
    expect(made).toEqual(
      made.toSorted(
        (one, other) => Number(/\d+/.exec(one.slice(1))) - Number(/\d+/.exec(other.slice(1))),
      ),
    )
  })

  it('is cut once too many bytes of events wait for it (CALL-6.3)', () => {
    const { connection, counts } = open(10)
    const event = `2["products patched",{"name":"${'x'.repeat(10_000)}"}]`
    let written = 0
    while (!connection.socket.isTerminated && written < 1000) {
      connection.write(event)
      written += 1
    }
    expect(connection.socket.isTerminated).toBe(true)
    expect(written * event.length).toBeLessThan(2 * defaultLimits.unsentEventBytes)
    expect(counts.cut.tooSlow).toBe(1)
  })

  it('is not cut while it reads, however many events there are (CALL-6.3)', () => {
    const { connection } = open(10)
    for (let event = 0; event < 1000; event += 1) {
      connection.write(`2["products patched",{"name":"${'x'.repeat(10_000)}"}]`)
      connection.read()
    }
    expect(connection.socket.isTerminated).toBe(false)
  })
})

describe('an event larger than all that may wait', () => {
  const large = `2["tableSessions patched",{"name":"${'x'.repeat(2 * defaultLimits.unsentEventBytes)}"}]`

  it('cuts nobody by itself: the bill of a banquet (CALL-6.3)', () => {
    const { connection } = open(10)
    connection.write(large)
    connection.write(large)
    expect(connection.socket.isTerminated).toBe(false)
    connection.read()
    connection.write(large)
    expect(connection.socket.isTerminated).toBe(false)
  })

  it('cuts a caller that reads no event before it (CALL-6.3)', () => {
    const { connection } = open(10)
    for (let event = 0; event < 3; event += 1) connection.write(large)
    expect(connection.socket.isTerminated).toBe(true)
  })
})

describe('the calls that wait', () => {
  it('are bounded by their bytes together: then nobody with waiting calls is read (CALL-6.2)', () => {
    const { connection, call, shared } = open(10, { callBurst: 1, waitingBytesTogether: 100 })
    call(0)
    call(1)
    expect(connection.socket.isPaused).toBe(false)
    shared.waitingBytes += 100
    call(2)
    expect(connection.socket.isPaused).toBe(true)
  })

  it('of a connection that ends leave nothing behind (CALL-6.2)', async () => {
    const { connection, call, shared } = open(10, { callBurst: 1 })
    for (let at = 0; at < 50; at += 1) call(at)
    expect(shared.waitingBytes).toBeGreaterThan(0)
    connection.emit('close')
    await turn()
    expect(shared.waitingBytes).toBe(0)
  })
})
