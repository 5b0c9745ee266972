import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let socket: Socket
beforeAll(async () => {
  server = await startTestServer()
  socket = io(server.url, { path: '/api/socket.io', transports: ['websocket'] })
  await new Promise<void>((resolve) => {
    socket.once('connect', resolve)
  })
  await call('find', 'shops', {})
})
afterAll(async () => {
  socket.close()
  await server.stop()
})

interface WireError {
  readonly name: string
  readonly code: number
  readonly data?: { readonly field?: string; readonly code?: string }
}

const call = (...words: readonly unknown[]): Promise<WireError | null> =>
  new Promise((resolve) => {
    const [method, ...rest] = words
    socket.emit(String(method), ...rest, (error: WireError | null) => resolve(error))
  })

const nested = (depth: number): unknown => {
  let query: unknown = { order: 1 }
  for (let level = 0; level < depth; level += 1) query = { $or: [query] }
  return query
}

const queries: readonly [name: string, query: unknown, field: string][] = [
  ['a 1,000-deep $or', nested(1000), '$or.0.$or.0.$or.0.$or'],
  [
    'an operator beside a word of objects',
    { order: { constructor: 1, $regex: '.*' } },
    'order.constructor',
  ],
  ['$where', { $where: 'sleep(1000)' }, '$where'],
  ['a nested __proto__', JSON.parse('{"order":{"__proto__":{"$ne":1}}}'), 'order.__proto__'],
  ['a huge $in', { order: { $in: Array.from({ length: 50_000 }, () => 1) } }, 'order.$in'],
  ['a huge $limit', { $limit: 1e9 }, '$limit'],
  ['$skip', { $skip: 1e9 }, '$skip'],
  ['a field that is kept secret', { passwordHash: { $gt: '' } }, 'passwordHash'],
  ['a type that is wrong', { order: { a: 1 } }, 'order.a'],
]

describe('a hostile query is refused at once, with its field and without a stack (CALL-1.1)', () => {
  it.each(queries)('%s, over the socket', async (_name, query, field) => {
    // CPU time rather than elapsed time, and the best of three: other tests may run on the machine.
    let fastest = Number.POSITIVE_INFINITY
    let error: WireError | null = null
    for (let round = 0; round < 3; round += 1) {
      const start = process.cpuUsage()
      error = await call('find', 'shops', query)
      const { user, system } = process.cpuUsage(start)
      fastest = Math.min(fastest, (user + system) / 1000)
    }
    expect(fastest).toBeLessThan(50)
    expect(error).toMatchObject({ name: 'BadRequest', code: 400, data: { field } })
    expect(JSON.stringify(error)).not.toMatch(/stack|\.ts:|\.js:|node_modules/)
  })

  it.each(queries)('%s, before any other method too', async (_name, query) => {
    expect(await call('get', 'shops', 'a'.repeat(24), query)).toMatchObject({ code: 400 })
    expect(await call('create', 'authentication', {}, query)).toMatchObject({ code: 400 })
  })

  it.each([
    'order[constructor]=1&order[$regex]=.*',
    '$or[0][$or][0][$or][0][$or][0][order]=1',
    '__proto__[order]=1&order[__proto__][$ne]=1',
    '$limit=1e9',
    '$limit=-1',
    'order=one',
    'openForOnline=maybe',
  ])('%s, over REST', async (query) => {
    const answer = await fetch(`${server.url}/api/shops?${query}`)
    const text = await answer.text()
    expect(answer.status).toBe(400)
    expect(text).not.toMatch(/stack|\.ts:|\.js:|node_modules/)
  })
})

const post = (body: string): Promise<Response> =>
  fetch(`${server.url}/api/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })

describe('hostile calls', () => {
  it('unknown methods, paths and arguments are errors without a stack', async () => {
    for (const words of [
      ['update', 'shops', 'x', {}],
      ['find', 'nowhere', {}],
      ['find', '__proto__', {}],
      ['find', { path: 'shops' }, {}],
      ['get', 'shops', { $ne: null }, {}],
      ['find', 'shops', {}, {}, {}],
      ['create', 'authentication', null, {}],
      ['create', 'authentication', [], {}],
      ['patch', 'shops', null, { order: 1 }, {}],
      ['remove', 'shops', null, {}],
    ]) {
      const error = await Promise.race([call(...words), sleep(20_000, 'silence', { ref: false })])
      expect(error).toMatchObject({ code: expect.any(Number) as number })
      expect(JSON.stringify(error)).not.toMatch(/stack|\.ts:|\.js:|node_modules/)
    }
    expect(await call('find', 'shops', {})).toBeNull()
  })

  it('services respond under /api only (CALL-4.5)', async () => {
    expect((await fetch(`${server.url}/shops`)).status).toBe(404)
    expect((await fetch(`${server.url}/api/shops`)).status).toBe(200)
    expect((await fetch(`${server.url}//api/shops`)).status).toBe(404)
    expect((await fetch(`${server.url}/api/nowhere`)).status).toBe(404)
  })

  it('a body of more than 1 MB, or that is not JSON, is refused', async () => {
    expect((await post(`{"email":"${'x'.repeat(1_100_000)}"}`)).status).toBe(413)
    const broken = await post('{"email":')
    expect(broken.status).toBe(400)
    expect(await broken.text()).not.toMatch(/stack|\.ts:|\.js:|node_modules/)
  })

  it('a message of more than 1 MB is refused, one of more than 2 MB closes its own connection and no other (CALL-4.1, CALL-6.5)', async () => {
    const other = io(server.url, {
      path: '/api/socket.io',
      transports: ['websocket'],
      forceNew: true,
    })
    const gone = new Promise<string>((resolve) => {
      other.on('disconnect', resolve)
    })
    const refused = new Promise((resolve) => {
      other.emit('find', 'shops', { name: 'x'.repeat(1_100_000) }, resolve)
    })
    expect(await refused).toMatchObject({ code: 413 })
    other.emit('find', 'shops', { name: 'x'.repeat(2_100_000) }, () => undefined)
    expect(await gone).toBe('transport close')
    other.close()
    expect(await call('find', 'shops', {})).toBeNull()
  })
})
