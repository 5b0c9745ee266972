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
