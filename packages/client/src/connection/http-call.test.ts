import { afterEach, expect, test, vi } from 'vitest'
import { httpCall } from './http-call.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const respond = (body: BodyInit | null, init: ResponseInit) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, init)))

test('ERR-1.4: a failed request shows the server’s message', async () => {
  respond(JSON.stringify({ name: 'BadRequest', message: 'No picture' }), { status: 400 })
  await expect(httpCall('', 'users/pic')).rejects.toMatchObject({
    name: 'BadRequest',
    message: 'No picture',
    statusCode: 400,
  })
})

test.each([
  ['no body', null],
  ['a page instead of JSON', '<h1>Bad Gateway</h1>'],
  ['JSON without a message', '{}'],
])('ERR-1.4: %s shows `Invalid status: {statusText}`', async (_what, body) => {
  respond(body, { status: 502, statusText: 'Bad Gateway' })
  await expect(httpCall('', 'menus/a')).rejects.toMatchObject({
    message: 'Invalid status: Bad Gateway',
    statusCode: 502,
  })
})

test('a menu that was not modified is no failure', async () => {
  respond(null, { status: 304 })
  expect((await httpCall('', 'menus/a')).status).toBe(304)
})
