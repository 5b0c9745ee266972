import { type ServiceMethod, services } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, type BusyGroup, startBusyGroup } from '../testing/busy-group.ts'

let group: BusyGroup
beforeAll(async () => {
  group = await startBusyGroup()
}, 120_000)
afterAll(() => group.server.stop())

const ids: readonly unknown[] = [
  '',
  '\0',
  'a\0b',
  '../users',
  "' or '1'='1",
  '__proto__',
  'x'.repeat(20_000),
  'ａ'.repeat(24),
  'G'.repeat(24),
  0,
  true,
  {},
  { $ne: null },
  { toString: 'x' },
  [],
]

const callers: readonly Caller[] = ['anonymous', 'owner']
const withIds: readonly ServiceMethod[] = ['get', 'patch', 'remove']
const rows = Object.values(services).flatMap(({ path, methods }) =>
  methods.flatMap((method) => (withIds.includes(method) ? [[method, path] as const] : [])),
)

const codeOf = async (call: Promise<unknown>): Promise<unknown> => {
  try {
    return { answer: await call }
  } catch (error) {
    return (error as { code?: unknown }).code
  }
}

/** Calls over the socket directly, past the client's own check of the id. */
const call = (caller: Caller, method: ServiceMethod, path: string, id: unknown) => {
  const { io } = group.clients[caller] as unknown as {
    io: { emit(event: string, ...words: unknown[]): void }
  }
  const words = method === 'patch' ? [id, {}, {}] : [id, {}]
  return new Promise((resolve, reject) => {
    io.emit(method, path, ...words, (error: Error | null, answer: unknown) =>
      error ? reject(error) : resolve(answer),
    )
  })
}

describe('an invalid id finds nothing, and breaks nothing', () => {
  it.each(rows)('%s %s', async (method, path) => {
    if (!(path in group.server.app.services)) return
    for (const caller of callers)
      for (const id of ids) {
        const code = await codeOf(call(caller, method, path, id))
        expect([caller, id, [400, 401, 403, 404, 405].includes(Number(code)), code]).toEqual([
          caller,
          id,
          true,
          code,
        ])
      }
  })
})

describe('a request outside the API gets a plain error', () => {
  const requests: readonly [name: string, path: string, init: RequestInit][] = [
    ['PUT', 'shops/x', { method: 'PUT', body: '{}' }],
    ['OPTIONS', 'shops', { method: 'OPTIONS' }],
    ['DELETE of all', 'shops', { method: 'DELETE' }],
    ['PATCH of all', 'products', { method: 'PATCH', body: '{"price":0}' }],
    [
      'another method by a header',
      'users',
      { method: 'POST', headers: { 'x-service-method': 'find' } },
    ],
    [
      'a method that is no method by a header',
      'shops',
      { method: 'POST', headers: { 'x-service-method': 'constructor' } },
    ],
    [
      'another method by the other header',
      'shops',
      { method: 'POST', headers: { 'x-http-method-override': 'DELETE' }, body: '{}' },
    ],
    [
      'a form',
      'authentication',
      {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'strategy=local&email=a&password=b',
      },
    ],
    [
      'a text that is JSON',
      'authentication',
      { method: 'POST', headers: { 'content-type': 'text/plain' }, body: '{"strategy":"local"}' },
    ],
    ['a path of every object', 'constructor', {}],
    ['a path above', '..%2f..%2fetc%2fpasswd', {}],
    ['a path that cannot be read', '%E0%A4%A', {}],
    ['a path of zeros', 'shops/%00', {}],
    ['a path of 10,000', `shops/${'a/'.repeat(5000)}`, {}],
  ]
  it.each(requests)('%s', async (_name, path, init) => {
    const headers = {
      'content-type': 'application/json',
      ...(init.headers as Record<string, string>),
    }
    const answer = await fetch(`${group.server.url}/api/${path}`, { ...init, headers })
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(answer.status).toBeLessThan(500)
    expect(await answer.text()).not.toMatch(/"stack"|\.[jt]s:\d|node_modules/)
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })
})
