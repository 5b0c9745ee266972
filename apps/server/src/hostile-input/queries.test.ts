import { type ServiceMethod, services } from '@comanda/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let socket: Socket
beforeAll(async () => {
  // Thousands of calls of one socket, one after another: they would wait for its rate.
  server = await startTestServer({ config: { floodLimits: { callsPerSecond: 0 } } })
  socket = io(server.url, { path: '/api/socket.io', transports: ['websocket'] })
})
afterAll(async () => {
  socket.close()
  await server.stop()
})

const inside = /stack|\.[jt]s:\d|node_modules|select .* from|syntax error/
const silence = 20_000

const call = (...words: readonly unknown[]): Promise<unknown> => {
  const [method, ...rest] = words
  const answered = new Promise((resolve) => {
    socket.emit(String(method), ...rest, (error: unknown, answer: unknown) =>
      resolve(error ?? { answer }),
    )
  })
  return Promise.race([answered, sleep(silence, 'silence', { ref: false })])
}

/** Returns the CPU time of this process in ms: elapsed time would include other processes. */
const worked = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Returns the call of a method with a query, as Feathers' sockets send it. */
const callOf = (path: string, method: ServiceMethod, query: unknown): unknown[] => {
  const id = 'a'.repeat(24)
  if (method === 'find') return [method, path, query]
  if (method === 'create') return [method, path, {}, query]
  return method === 'patch' ? [method, path, id, {}, query] : [method, path, id, query]
}

const deep = (word: string, depth: number): unknown => {
  let query: unknown = { _id: 'a' }
  for (let level = 0; level < depth; level += 1) query = { [word]: [query] }
  return query
}

const queries: readonly [name: string, query: unknown][] = [
  ['$or, 500 deep', deep('$or', 500)],
  ['$and, 5 deep', deep('$and', 5)],
  ['$or of 10,000', { $or: Array.from({ length: 10_000 }, () => ({ _id: 'a' })) }],
  ['$or of nothing', { $or: [] }],
  ['$in of 20,000', { _id: { $in: Array.from({ length: 20_000 }, () => 'a') } }],
  ['$in of objects', { _id: { $in: [{ $gt: '' }] } }],
  ['5,000 fields', Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`f${at}`, 1]))],
  ['$limit of a billion', { $limit: 1e9 }],
  ['$limit below nothing', { $limit: -1 }],
  ['$limit that is no number', { $limit: { $gt: 0 } }],
  ['$skip', { $skip: 1_000_000 }],
  ['$sort by what cannot be', { $sort: { constructor: 1 } }],
  ['$select of what is not', { $select: ['passwordHash'] }],
  ['$after without a sort', { $after: 'x' }],
  ['$regex', { _id: { $regex: '(a+)+$' } }],
  ['$where', { $where: 'while(true){}' }],
  ['$expr and $function', { $expr: { $function: { body: 'x', args: [], lang: 'js' } } }],
  ['constructor', { constructor: { prototype: { polluted: 1 } } }],
  ['__proto__', JSON.parse('{"__proto__":{"polluted":1},"$limit":1e9}')],
  ['a nested __proto__', JSON.parse('{"_id":{"__proto__":{"$ne":1}}}')],
  ['toString as a field', { toString: 'x' }],
  ['an object for an id', { _id: { a: 1 } }],
  ['a text of 100,000 characters', { _id: 'a'.repeat(100_000) }],
  ['a character that PostgreSQL has not', { _id: 'a\0b' }],
  ['SQL for a field', { "_id\" = '' or 1=1; --": 'x' }],
  ['a list for a query', [{ _id: 'a' }]],
  ['a text for a query', 'x'.repeat(1000)],
]

const served = Object.values(services).filter(({ methods }) => methods.length > 0)

describe('a hostile query is a BadRequest of every service and method, without a stack (CALL-1.1)', () => {
  it.each(queries)('%s', { timeout: 120_000 }, async (_name, query) => {
    const calls = served
      .filter(({ path }) => path in server.app.services)
      .flatMap(({ path, methods }) => methods.map((method) => callOf(path, method, query)))
    expect(calls.length).toBeGreaterThan(50)
    const start = worked()
    const answers: unknown[] = []
    for (const words of calls) answers.push(await call(...words))
    const each = (worked() - start) / calls.length
    const wrong = answers.flatMap((answer, at) => {
      const isRefused = (answer as { code?: unknown }).code === 400
      return isRefused && !inside.test(JSON.stringify(answer)) ? [] : [[calls[at], answer]]
    })
    expect(wrong).toEqual([])
    expect(each).toBeLessThan(50)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})

describe('hostile queries in a URL', () => {
  const finding = served.filter(({ methods }) => methods.includes('find'))
  it.each(
    [
      '$or[0][$or][0][$or][0][$or][0][_id]=a',
      '_id[$regex]=.*',
      '_id[constructor]=1',
      'constructor[prototype][polluted]=1',
      '$limit=1e9',
      '$limit[]=1&$limit[]=2',
      '$skip=1',
      '$where=1',
      '_id[$in][100000]=a',
      '_id=%00',
      `_id=${'a'.repeat(5000)}`,
      `$select[]=${'a'.repeat(200)}`,
      Array.from({ length: 1500 }, (_, at) => `f${at}=1`).join('&'),
    ].map((query) => [query.slice(0, 60), query]),
  )('%s', async (_name, query) => {
    for (const { path } of finding) {
      if (!(path in server.app.services)) continue
      const answer = await fetch(`${server.url}/api/${path}?${query}`)
      expect([path, answer.status]).toEqual([path, 400])
      expect(await answer.text()).not.toMatch(inside)
    }
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })
})
