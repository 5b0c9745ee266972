import { services } from '@comanda/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { request } from 'node:http'
import { gzipSync } from 'node:zlib'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const inside = /"stack"|\.[jt]s:\d|node_modules/
const megabyte = 1_000_000

const nestedText = (depth: number): string => `${'[1,'.repeat(depth)}1${']'.repeat(depth)}`

const bodies: readonly [name: string, body: string, expected: readonly number[]][] = [
  ['more than 1 MB', `{"shop":"${'x'.repeat(megabyte + 100)}"}`, [413]],
  ['brackets, 20,000 deep', `{"shop":${nestedText(20_000)}}`, [400]],
  ['10,000 fields', `{${Array.from({ length: 10_000 }, (_, at) => `"f${at}":1`).join()}}`, [400]],
  ['fields of every object', '{"__proto__":{"polluted":1},"constructor":1}', [400]],
  ['a bare text', '"x"', [400]],
  ['a list', '[{}]', [400, 405]],
  ['nothing', 'null', [400]],
  ['no JSON', '{"shop":', [400]],
]

/** Returns the status of the response to a body that is sent in parts. */
const send = (headers: Record<string, string>, parts: number) =>
  new Promise<number>((resolve) => {
    const sending = request(`${server.url}/api/authentication`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
    })
    sending.on('response', (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
    sending.on('error', () => resolve(413))
    for (let part = 0; part < parts; part += 1) sending.write('x'.repeat(100_000))
    sending.end()
  })

const calls = Object.values(services).filter(({ methods }) => methods.includes('create'))

describe('a hostile body', () => {
  it.each(bodies)('%s is refused by every call, without a stack', async (_name, body, expected) => {
    for (const { path } of calls) {
      if (!(path in server.app.services)) continue
      const answer = await fetch(`${server.url}/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      expect([path, expected.includes(answer.status), answer.status]).toEqual([
        path,
        true,
        answer.status,
      ])
      expect(await answer.text()).not.toMatch(inside)
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  it('that decompresses to more than 1 MB is refused', async () => {
    const body = gzipSync(`{"shop":"${'x'.repeat(50 * megabyte)}"}`)
    expect(body.length).toBeLessThan(megabyte)
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }
    const answer = await fetch(`${server.url}/api/authentication`, {
      method: 'POST',
      headers,
      body,
    })
    expect(answer.status).toBe(413)
  })

  it('of more than 1 MB is refused without a content-length too; one that cannot be decompressed is invalid', async () => {
    expect(await send({ 'transfer-encoding': 'chunked' }, 12)).toBe(413)
    expect(await send({ 'content-encoding': 'gzip' }, 12)).toBe(400)
  })
})

const connect = (): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = io(server.url, {
      path: '/api/socket.io',
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    })
    socket.once('connect', () => resolve(socket))
  })

describe('hostile frames of a socket', () => {
  const frames: readonly [name: string, frame: string | Buffer][] = [
    ['no packet', 'x'],
    ['a packet of no kind', '49'],
    ['an event that is no list', '42{"a":1}'],
    ['an event of deep brackets', `42["find","shops",${nestedText(100_000)}]`],
    ['an event named as every object', '42["__proto__","shops",{}]'],
    ['a reserved event', '42["disconnect"]'],
    ['an answer to nothing asked', '4399999["x"]'],
    ['binary that was not announced', Buffer.alloc(1000)],
    ['binary that never comes', '451-["find","shops",{"_placeholder":true,"num":0}]'],
    ['a namespace that is not', '40/admin,'],
    ['$or, 50,000 deep', `42["find","shops",${'{"$or":['.repeat(50_000)}{}${']}'.repeat(50_000)}]`],
  ]
  it.each(frames)('%s: affects nobody else', async (_name, frame) => {
    const hostile = await connect()
    const other = await connect()
    const engine = hostile.io.engine as unknown as {
      transport: { ws: { send(data: string | Buffer): void } }
    }
    engine.transport.ws.send(frame)
    const answer = new Promise((resolve) => {
      other.emit('find', 'shops', {}, (error: unknown, found: unknown) => resolve(error ?? found))
    })
    expect(await Promise.race([answer, sleep(20_000, 'silence', { ref: false })])).toEqual([])
    for (const socket of [hostile, other]) socket.close()
  })
})
