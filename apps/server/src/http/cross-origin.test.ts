import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const headers = { origin: 'https://menu.example.com' }
const asks = {
  ...headers,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization, content-type, idempotency-key',
}

const allowed = (response: Response) => response.headers.get('access-control-allow-origin')

it('CALL-5.1: a page of another origin reads responses and errors', async () => {
  const found = await fetch(`${server.url}/api/shops`, { headers })
  const missing = await fetch(`${server.url}/api/shops/${'f'.repeat(24)}`, { headers })
  expect([allowed(found), allowed(missing), missing.status]).toEqual(['*', '*', 404])
})

it('CALL-5.1: a page of another origin may send a bearer token and JSON', async () => {
  const response = await fetch(`${server.url}/api/tableSessions/create`, {
    method: 'OPTIONS',
    headers: asks,
  })
  expect(response.status).toBe(204)
  expect(response.headers.get('access-control-allow-methods')).toBe('GET, POST, PATCH, DELETE')
  for (const header of ['authorization', 'idempotency-key'])
    expect(response.headers.get('access-control-allow-headers')).toContain(header)
})

it('CALL-5.2: credentials of the browser are never allowed', async () => {
  const response = await fetch(`${server.url}/api/authentication`, {
    method: 'OPTIONS',
    headers: asks,
  })
  expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  expect(allowed(response)).toBe('*')
})

it('CALL-5.1: a page of another origin may poll the realtime service', async () => {
  const response = await fetch(`${server.url}/api/socket.io/?EIO=4&transport=polling`, { headers })
  expect([response.status, allowed(response)]).toEqual([200, '*'])
})

it('CALL-5.3: a page of another origin may show pictures', async () => {
  const response = await fetch(`${server.url}/api/attachments/${'f'.repeat(24)}`, { headers })
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

it('CALL-6.9: a response says how many calls are left, also to pages of other origins', async () => {
  const response = await fetch(`${server.url}/api/shops`, { headers })
  expect(response.headers.get('ratelimit-policy')).toBe('"address";q=4000;w=5')
  expect(response.headers.get('ratelimit')).toMatch(/^"address";r=\d+;t=\d+$/)
  const readable = response.headers.get('access-control-expose-headers')
  for (const name of ['retry-after', 'ratelimit', 'ratelimit-policy'])
    expect(readable?.split(', ')).toContain(name)
})

/** Signs in without a password, by a body of this type. */
const send = (type: string | undefined, own: Record<string, string> = {}) =>
  fetch(`${server.url}/api/authentication`, {
    method: 'POST',
    body: Buffer.from('{"strategy":"local"}'),
    headers: { ...(type === undefined ? {} : { 'content-type': type }), ...own },
  })

it('CALL-4.15: a body that does not say that it is JSON gets an error 415', async () => {
  for (const type of [undefined, 'text/plain', 'application/x-www-form-urlencoded']) {
    const refused = await send(type)
    expect(refused.status).toBe(415)
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('json') })
  }
  const taken: unknown = await (await send('application/json; charset=utf-8')).json()
  expect(taken).not.toMatchObject({ code: 415 })
  // Another type of JSON is read as well.
  expect(await (await send('application/merge-patch+json')).json()).toEqual(taken)
})

it('CALL-4.15: a body that is packed in an unknown way is refused as one that cannot be read', async () => {
  const refused = await send('application/json', { 'content-encoding': 'zstd' })
  expect(refused.status).toBe(400)
})

it('CALL-1.13, CALL-4.7: what clients of other servers send is taken, or refused with what to use', async () => {
  const find = async (query: string) => {
    const response = await fetch(`${server.url}/api/shops?${query}`)
    return [response.status, JSON.stringify(await response.json())]
  }
  expect((await find('$skip=0&$limit=1'))[0]).toBe(200)
  expect(await find('$skip=20')).toEqual([400, expect.stringContaining('$after')])
  expect(await find('$search=tea')).toEqual([400, expect.stringContaining('/search')])
  const _id = 'abcdef0123456789abcdef01'
  const name = [{ lang: 'en', value: 'Shop' }]
  const shop = { _id, name, timeZone: 'Asia/Hong_Kong', currency: 'HKD' }
  await server.app.service('shops').create(shop)
  const found = await fetch(`${server.url}/api/shops/${_id.toUpperCase()}`)
  expect(await found.json()).toMatchObject({ _id })
})
