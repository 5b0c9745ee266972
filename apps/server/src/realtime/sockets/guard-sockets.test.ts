import { setTimeout as sleep } from 'node:timers/promises'
import type { Socket } from 'socket.io-client'
import { afterEach, describe, expect, it } from 'vitest'
import type { FloodLimits } from '../../config/flood-limits.ts'
import {
  callPlainly,
  openPlainSocket,
  type Outcome,
  webSocketBelow,
} from '../../testing/plain-socket.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
const sockets: Socket[] = []
const start = async (floodLimits: Partial<FloodLimits>) => {
  server = await startTestServer({ config: { floodLimits } })
}
const open = async (transports?: ('websocket' | 'polling')[]) => {
  const socket = await openPlainSocket(server.url, transports && { transports })
  sockets.push(socket)
  return socket
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close()
  await server.stop()
})

const find = (socket: Socket) => callPlainly(socket, 'find', 'shops', {})
const codeOf = (outcome: Outcome): unknown => ('error' in outcome ? outcome.error['code'] : 200)
const closingOf = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => {
    socket.once('closing', resolve)
  })
/** Resolves with the `CloseEvent` of the WebSocket. */
const endOf = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => {
    socket.once('disconnect', (_reason, details) => {
      resolve(details && 'context' in details ? details.context : undefined)
    })
  })

describe.each([['websocket'], ['polling']] as const)('a socket over %s', (transport) => {
  it('calls above the rate wait, and start in the order they were sent (CALL-6.1)', async () => {
    await start({ callsPerSecond: 200, callBurst: 10 })
    const socket = await open([transport])
    const order: number[] = []
    const outcomes = Array.from({ length: 40 }, async (_, at) => {
      const outcome = await callPlainly(socket, 'get', 'shops', `${at}`.padStart(24, '0'))
      order.push(at)
      return codeOf(outcome)
    })
    const [first] = await Promise.all(outcomes)
    expect(first).toBe(404)
    expect(order.toSorted((one, other) => one - other)).toHaveLength(40)
    expect(order.indexOf(39)).toBeGreaterThan(25)
  })

  it('with too many waiting calls is not read; once they have started, it is again (CALL-6.2)', async () => {
    await start({ callsPerSecond: 100, callBurst: 1, waiting: 10 })
    const socket = await open([transport])
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => find(socket)))
    expect(new Set(outcomes.map(codeOf))).toEqual(new Set([200]))
    expect(await find(socket)).toHaveProperty('result')
  })

  it('that sends ever more calls is cut, and they fail as not carried out (CALL-6.2)', async () => {
    await start({ callsPerSecond: 1, callBurst: 5, waiting: 10, unreadFor: 200 })
    const socket = await open([transport])
    const closing = closingOf(socket)
    const end = endOf(socket)
    const outcomes = Array.from({ length: 30 }, () => find(socket))
    const expected = { code: 429, data: { code: 'tooManyCalls', retryAfter: 5000 } }
    expect(await closing).toMatchObject(expected)
    const codes = (await Promise.all(outcomes)).map(codeOf)
    expect(codes.filter((code) => code === 200).length).toBeLessThan(15)
    expect(codes).toContain(429)
    const reason = await end
    if (transport === 'websocket')
      expect(reason).toMatchObject({ code: 1013, reason: 'tooManyCalls' })
  })

  it('a message between 1 and 2 MB gets an error 413, and the next one its response (CALL-6.5)', async () => {
    await start({})
    const socket = await open([transport])
    const large = await callPlainly(socket, 'create', 'authentication', { x: 'x'.repeat(1.2e6) })
    expect(large).toMatchObject({ error: { name: 'PayloadTooLarge', code: 413 } })
    expect(await find(socket)).toHaveProperty('result')
  })

  it('calls with binary data are refused', async () => {
    await start({})
    const socket = await open([transport])
    const outcome = await callPlainly(socket, 'create', 'authentication', { x: Buffer.alloc(10) })
    expect(codeOf(outcome)).toBe(400)
    expect(await find(socket)).toHaveProperty('result')
  })
})

describe('the sockets of a server', () => {
  it('a larger message closes the WebSocket with code 1009 (CALL-6.5)', async () => {
    await start({})
    const socket = await open()
    const end = endOf(socket)
    socket.emit('create', 'authentication', { x: 'x'.repeat(3e6) }, () => undefined)
    expect(await end).toMatchObject({ code: 1009 })
  })

  it('a larger message of a polling caller gets an error 413 (CALL-6.5)', async () => {
    await start({})
    const url = `${server.url}/api/socket.io/?EIO=4&transport=polling`
    const opened = await (await fetch(url)).text()
    const { sid } = JSON.parse(opened.slice(1)) as { sid: string }
    const body = `42["find","shops",{"x":"${'x'.repeat(3e6)}"}]`
    const response = await fetch(`${url}&sid=${sid}`, { method: 'POST', body })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ name: 'PayloadTooLarge', code: 413 })
  })

  it('a socket that floods does not hold up another one (CALL-6.1)', async () => {
    await start({ callsPerSecond: 50, callBurst: 10 })
    const flooding = await open()
    const other = await open()
    const calls = Array.from({ length: 60 }, () => find(flooding))
    const order: string[] = []
    await Promise.all([
      Promise.all(calls).then(() => order.push('flood')),
      find(other).then(() => order.push('other')),
    ])
    expect(order).toEqual(['other', 'flood'])
  })

  it('packets that are no calls are limited (CALL-6.6)', async () => {
    await start({})
    const socket = await open()
    const end = endOf(socket)
    for (let at = 0; at < 100; at += 1) webSocketBelow(socket).send('3')
    expect(await end).toMatchObject({ code: 1013 })
  })

  it('of one address are limited in number: the next one is refused with 429 (CALL-6.4)', async () => {
    await start({ sockets: 2 })
    await open()
    await open(['polling'])
    await expect(openPlainSocket(server.url)).rejects.toThrow()
    const polling = await fetch(`${server.url}/api/socket.io/?EIO=4&transport=polling`)
    expect(polling.status).toBe(429)
    expect(polling.headers.get('retry-after')).toBe('1')
    expect(await polling.json()).toMatchObject({ code: 429, data: { code: 'tooManyCalls' } })
    const [first] = sockets
    first?.close()
    await expect
      .poll(() =>
        open().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  })

  it('are opened at a rate: above it they wait (CALL-6.4)', async () => {
    await start({ openedPerSecond: 20, openedBurst: 1 })
    const opened = await Promise.all(Array.from({ length: 5 }, () => open()))
    expect(opened.every(({ connected }) => connected)).toBe(true)
  })

  it('of one address cannot pass the limits by an empty id of a connection (CALL-6.4)', async () => {
    await start({ sockets: 0 })
    const path = '/api/socket.io/?EIO=4&transport=polling'
    const queries = ['', '&sid=', '&x=?sid=1']
    const statuses = await Promise.all(
      queries.map(async (query) => (await fetch(`${server.url}${path}${query}`)).status),
    )
    expect(statuses).toEqual(queries.map(() => 429))
  })

  it('know with each call how long it waited for those of others; a caller cannot say so (OVER-1.1)', async () => {
    await start({ runningOfAddress: 1 })
    const waited: number[] = []
    server.app.service('shops').hooks({
      before: {
        find: async ({ params }) => {
          waited.push(params.waited ?? Infinity)
          await sleep(300)
        },
      },
    })
    const [one, other] = [await open(), await open()]
    await Promise.all([one, other].map((socket) => callPlainly(socket, 'find', 'shops', {})))
    expect(await callPlainly(one, 'find', 'shops', { waited: 1000 })).toHaveProperty('error')
    await fetch(`${server.url}/api/shops?$limit=0`)
    const isLong = waited.map((time) => time > 200)
    expect(isLong).toEqual([false, true, false])
  })

  it('that end right behind a call count no longer (CALL-6.1)', async () => {
    await start({ runningOfAddress: 3 })
    for (let at = 0; at < 10; at += 1) {
      const leaving = await open()
      leaving.emit('find', 'shops', {}, () => undefined)
      leaving.disconnect()
    }
    const staying = await open()
    expect(await find(staying)).toHaveProperty('result')
  })
})
