import { randomBytes } from 'node:crypto'
import type { AuthenticationResult } from '@comanda/contract'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, password } from '../../../testing/accounts.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { trustedProxies: 1 } })
})
afterAll(() => server.stop())

interface Attempt {
  readonly email: string
  readonly password?: string
  readonly deviceKey?: string | undefined
  readonly code?: string
}

/** Signs in from an address, as through a proxy. */
const attempt = async (from: string, { email, ...rest }: Attempt) => {
  const response = await fetch(`${server.url}/api/authentication`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ strategy: 'local', email, password, ...rest }),
  })
  const body = (await response.json()) as AuthenticationResult
  return { status: response.status, body }
}

const guess = (from: string, email: string, times: number): Promise<number[]> =>
  Promise.all(
    Array.from({ length: times }, async () => {
      const wrong = `Guess ${randomBytes(6).toString('hex')} A1`
      return (await attempt(from, { email, password: wrong })).status
    }),
  )

const refusedOf = (statuses: readonly number[]): number =>
  statuses.filter((status) => status === 429).length

describe('ACC-2.9: attempts of strangers', () => {
  it('do not lock out a device that has signed in before, from wherever it comes', async () => {
    const { email } = await makeAccount(server, 'known')
    const { body } = await attempt('198.51.100.1', { email })
    const { deviceKey } = body
    expect(deviceKey).toMatch(/^[\w-]{32}$/)
    for (let host = 1; host <= 21; host += 1) await guess(`203.0.113.${host}`, email, 10)
    expect((await attempt('203.0.113.200', { email })).status).toBe(429)
    expect((await attempt('198.51.100.2', { email, deviceKey })).status).toBe(201)
  })

  it('do not lock out a plain client at an address from which the account signed in before', async () => {
    const { email } = await makeAccount(server, 'plain')
    await attempt('198.51.100.3', { email })
    for (let host = 1; host <= 21; host += 1) await guess(`203.0.114.${host}`, email, 10)
    expect((await attempt('198.51.100.3', { email })).status).toBe(201)
  })

  it("a guest's failures at other accounts do not lock a manager out who shares the address", async () => {
    const { email } = await makeAccount(server, 'manager', [{ role: 'owner' }])
    await attempt('198.51.100.4', { email })
    const statuses = await Promise.all(
      Array.from({ length: 35 }, (_, account) =>
        guess('198.51.100.4', `nobody${account}@x.test`, 10),
      ),
    )
    expect(refusedOf(statuses.flat())).toBe(50)
    expect((await attempt('198.51.100.4', { email })).status).toBe(201)
  })

  it('at an account are 200 in all, and 10 from one network of IPv6', async () => {
    const { email } = await makeAccount(server, 'guessed')
    const sameNetwork = await Promise.all(
      Array.from({ length: 20 }, (_, host) => guess(`2001:db8:1:1::${host + 1}`, email, 1)),
    )
    expect(refusedOf(sameNetwork.flat())).toBe(10)
    const networks = await Promise.all(
      Array.from({ length: 25 }, (_, network) => guess(`2001:db8:2:${network + 1}::1`, email, 10)),
    )
    expect(250 - refusedOf(networks.flat())).toBeLessThanOrEqual(190)
  })

  it('a device key of another account, or an invented one, is of no use', async () => {
    const { email } = await makeAccount(server, 'target')
    const { email: own } = await makeAccount(server, 'attacker')
    const { deviceKey } = (await attempt('198.51.100.9', { email: own })).body
    const statuses = await Promise.all(
      Array.from(
        { length: 15 },
        async () =>
          (await attempt('198.51.100.9', { email, password: 'Wrong horse 9', deviceKey })).status,
      ),
    )
    expect(refusedOf(statuses)).toBe(5)
  })

  it('a known device has ten attempts too', async () => {
    const { email } = await makeAccount(server, 'stolen')
    const { deviceKey } = (await attempt('198.51.100.10', { email })).body
    const statuses = await Promise.all(
      Array.from(
        { length: 15 },
        async (_, host) =>
          (await attempt(`203.0.115.${host}`, { email, password: 'Wrong horse 9', deviceKey }))
            .status,
      ),
    )
    expect(refusedOf(statuses)).toBe(5)
  })
})

describe('ACC-5.1: wrong second factors of strangers', () => {
  it('do not lock out a plain client at an address from which the account signed in before', async () => {
    const { email } = await makeAccount(server, 'factor', [{ role: 'owner' }])
    await attempt('198.51.100.9', { email })
    const client = await server.client({ email, password })
    const { secret } = (await client.service('users/secondFactor/setUp').create({ password })) as {
      secret: string
    }
    const code = (ahead: number): string =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead })
    await client.service('users/secondFactor/confirm').create({ code: code(0) })
    for (let host = 1; host <= 4; host += 1)
      for (let guesses = 0; guesses < 8; guesses += 1)
        await attempt(`203.0.115.${host}`, { email, code: '000000' })
    expect((await attempt('203.0.115.9', { email, code: '000000' })).status).toBe(429)
    // A code that was used is of no use again: the next one is valid already.
    expect((await attempt('198.51.100.9', { email, code: code(30_000) })).status).toBe(201)
  })
})
