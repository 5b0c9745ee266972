import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Call, type Reply, type Route } from '../http/call.ts'
import { text } from '../http/replies.ts'
import { openSandbox, type Sandbox } from '../startup/sandbox.ts'
import { guarded } from './guard.ts'

let sandbox: Sandbox
beforeAll(async () => {
  const panel = { token: 'the-secret' }
  sandbox = await openSandbox({ port: 0, host: '127.0.0.1', retry: 5, panel, printerPort: 0 })
})
afterAll(() => sandbox.close())

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${sandbox.url}${path}`, { headers, redirect: 'manual' })

const post = (headers: Readonly<Record<string, string>>) =>
  fetch(`${sandbox.url}/panel/pay`, { method: 'POST', headers, body: '{}' })

describe('a panel with a token', () => {
  it.each(['/panel', '/panel/ledger', '/printer'])(
    '%s opens to nobody without it',
    async (path) => {
      expect((await get(path)).status).toBe(403)
      expect((await get(`${path}?token=another`)).status).toBe(403)
    },
  )

  it('opens by the printed address, which then loses the token', async () => {
    const entered = await get('/panel?token=the-secret')
    expect(entered.status).toBe(303)
    expect(entered.headers.get('location')).toBe('/panel')
    const cookie = entered.headers.get('set-cookie') ?? ''
    expect(cookie).toContain('HttpOnly')
    expect((await get('/printer', { cookie: cookie.split(';')[0] ?? '' })).status).toBe(200)
  })

  it('serves programs that send it, and no others', async () => {
    expect((await post({})).status).toBe(403)
    expect((await post({ authorization: 'Bearer the-secret' })).status).toBe(400)
  })

  it('the pages of payers need none', async () => {
    expect((await get('/fps/app')).status).toBe(200)
  })
})

describe('a caller from another machine', () => {
  const route: Route = { method: 'GET', path: '/panel', handle: () => text('the panel') }
  const statusOf = async (access: Parameters<typeof guarded>[0]): Promise<number> => {
    const call: Call = {
      method: 'GET',
      url: new URL('http://192.168.1.5:3001/panel'),
      headers: { authorization: 'Bearer the-secret' },
      raw: Buffer.alloc(0),
      params: {},
      origin: 'http://192.168.1.5:3001',
      isHere: false,
    }
    const reply: Reply = await guarded(access)(route).handle(call)
    return reply === 'none' ? 0 : reply.status
  }

  it('does not reach the panel unless it is opened, and then by the token only', async () => {
    expect(await statusOf({ token: 'the-secret' })).toBe(403)
    expect(await statusOf({})).toBe(403)
    expect(await statusOf({ token: 'the-secret', isOpen: true })).toBe(200)
    expect(await statusOf({ token: 'another', isOpen: true })).toBe(403)
  })
})
