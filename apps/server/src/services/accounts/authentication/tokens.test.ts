import { createHmac } from 'node:crypto'
import type { AuthenticationResult } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const withToken = async (accessToken: string): Promise<unknown> => {
  const client = await server.client()
  return client.service('authentication').create({ strategy: 'jwt', accessToken })
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

const token = (header: object, payload: object, secret: string): string => {
  const body = `${part(header)}.${part(payload)}`
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`
}

const secret = 'a secret of the tests and of nothing else'

const claims = () => ({
  aud: 'comanda',
  iss: 'comanda',
  sub: '0'.repeat(24),
  exp: Math.floor(Date.now() / 1000) + 3600,
})

const exchanged = async (age: number) => {
  const credentials = await makeAccount(server, `aged${age}`)
  const client = await server.client()
  const { user } = (await client.authenticate({
    strategy: 'local',
    ...credentials,
  })) as unknown as AuthenticationResult
  const seconds = Math.floor(Date.now() / 1000) - age
  const payload = { ...claims(), sub: user._id, iat: seconds, exp: seconds + 14 * 86_400 }
  const given = token({ alg: 'HS256', typ: 'access' }, payload, secret)
  return { given, response: (await withToken(given)) as AuthenticationResult, user }
}

describe('a valid token', () => {
  it('is returned unchanged on the day of its issue', async () => {
    const { given, response } = await exchanged(3600)
    expect(response.accessToken).toBe(given)
  })

  it('is renewed after a day', async () => {
    const { given, response, user } = await exchanged(2 * 86_400)
    expect(response.accessToken).not.toBe(given)
    expect(await withToken(response.accessToken)).toMatchObject({ user: { _id: user._id } })
  })
})

describe('invalid tokens are refused', () => {
  const cases: readonly [string, () => string][] = [
    [
      'without a signature (alg none)',
      () => `${token({ alg: 'none' }, claims(), '').split('.').slice(0, 2).join('.')}.`,
    ],
    ['signed with another secret', () => token({ alg: 'HS256', typ: 'access' }, claims(), 'other')],
    [
      'of another audience',
      () => token({ alg: 'HS256', typ: 'access' }, { ...claims(), aud: 'x' }, secret),
    ],
    [
      'out of date',
      () => token({ alg: 'HS256', typ: 'access' }, { ...claims(), exp: 1000 }, secret),
    ],
    ['of an account that is gone', () => token({ alg: 'HS256', typ: 'access' }, claims(), secret)],
    ['that are no tokens', () => 'x'],
  ]
  it.each(cases)('%s', async (_name, make) => {
    await expect(withToken(make())).rejects.toMatchObject({ code: 401, name: 'NotAuthenticated' })
    const response = await fetch(`${server.url}/api/shops`, {
      headers: { authorization: `Bearer ${make()}` },
    })
    expect(response.status).toBe(401)
    expect(await response.text()).not.toMatch(/\bat .*\.(ts|js)|stack/)
  })
})
