import type { AuthenticationResult } from '@comanda/contract'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, password } from '../../../../testing/accounts.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'
import { users } from '../../../../tables/users.ts'

let server: TestServer
let now = Date.parse('2026-03-02T10:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
})
afterAll(() => server.stop())

const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })

/** Staff with a second factor that is on. */
const protectedStaff = async (name: string) => {
  const credentials = await makeAccount(server, name, [{ role: 'owner' }])
  const client = await server.client(credentials)
  const { secret, uri } = (await client
    .service('users/secondFactor/setUp')
    .create({ password })) as { secret: string; uri: string }
  const { recoveryCodes } = (await client
    .service('users/secondFactor/confirm')
    .create({ code: codeOf(secret) })) as { recoveryCodes: string[] }
  now += 60_000
  return { credentials, client, secret, uri, recoveryCodes }
}

const signIn = async (
  client: TestClient,
  credentials: { email: string; password: string },
  code?: string,
): Promise<AuthenticationResult> =>
  (await client.service('authentication').create({
    strategy: 'local',
    ...credentials,
    ...(code === undefined ? {} : { code }),
  })) as AuthenticationResult

const setUp = (by: TestClient, given: string) =>
  by.service('users/secondFactor/setUp').create({ password: given })

describe('ACC-5.1: a second factor', () => {
  it('is required from its confirmation on, with the password first', async () => {
    const { credentials, secret, uri } = await protectedStaff('mei')
    expect(uri).toContain(`secret=${secret}`)
    const client = await server.client()
    await expect(
      signIn(client, { ...credentials, password: 'Wrong horse 9' }),
    ).rejects.toMatchObject({ code: 401, data: { code: 'loginFailed' } })
    await expect(signIn(client, credentials)).rejects.toMatchObject({
      code: 401,
      data: { code: 'secondFactorRequired' },
    })
    await expect(signIn(client, credentials, codeOf(secret))).resolves.toBeDefined()
  })

  it('is not required while it is being set up, and is not stored as it is', async () => {
    const credentials = await makeAccount(server, 'half', [{ role: 'owner' }])
    const client = await server.client(credentials)
    const { secret } = (await client.service('users/secondFactor/setUp').create({ password })) as {
      secret: string
    }
    await expect(
      client.service('users/secondFactor/confirm').create({ code: '000000' }),
    ).rejects.toMatchObject({ data: { code: 'codeWrong' } })
    await expect(signIn(client, credentials)).resolves.toBeDefined()
    const { rows } = await server.runtime.connection.pool.query('select * from second_factors')
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('needs the password to set up, and is for staff', async () => {
    const client = await server.client(await makeAccount(server, 'boss', [{ role: 'owner' }]))
    await expect(setUp(client, 'Wrong horse 9')).rejects.toMatchObject({
      data: { code: 'passwordWrong' },
    })
    const member = await server.client(await makeAccount(server, 'member'))
    await expect(setUp(member, password)).rejects.toMatchObject({ code: 403 })
  })

  it('is not for an account without a password, which could not sign in any more', async () => {
    const client = await server.client(await makeAccount(server, 'provider', [{ role: 'owner' }]))
    const { user } = (await client.get('authentication')) as AuthenticationResult
    await server.runtime.database
      .update(users)
      .set({ passwordHash: null })
      .where(eq(users._id, user._id))
    await expect(setUp(client, password)).rejects.toMatchObject({ data: { code: 'passwordWrong' } })
  })

  it('a code is accepted once, also of ten at once', async () => {
    const { credentials, secret } = await protectedStaff('once')
    const code = codeOf(secret)
    const clients = await Promise.all(Array.from({ length: 8 }, () => server.client()))
    const results = await Promise.allSettled(clients.map((one) => signIn(one, credentials, code)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('ten wrong codes of strangers lock it for 15 minutes, not for a device that it knows', async () => {
    const { credentials, secret } = await protectedStaff('guessed')
    const client = await server.client()
    const { deviceKey } = await signIn(client, credentials, codeOf(secret))
    now += 60_000
    for (let guess = 0; guess < 10; guess += 1)
      await expect(signIn(client, credentials, '000000')).rejects.toMatchObject({ code: 400 })
    await expect(signIn(client, credentials, codeOf(secret))).rejects.toMatchObject({ code: 429 })
    const data = { strategy: 'local', ...credentials, code: codeOf(secret), deviceKey }
    await expect(client.service('authentication').create(data)).resolves.toBeDefined()
  })
})

describe('ACC-5.2: recovery codes', () => {
  it('are eight, shown once, and each signs in once', async () => {
    const { credentials, client, recoveryCodes } = await protectedStaff('lost')
    expect(new Set(recoveryCodes).size).toBe(8)
    const [code = ''] = recoveryCodes
    const spoken = code.replaceAll('-', ' ').toUpperCase()
    await expect(signIn(client, credentials, spoken)).resolves.toBeDefined()
    await expect(signIn(client, credentials, code)).rejects.toMatchObject({
      data: { code: 'codeWrong' },
    })
    expect(await client.service('users/secondFactor/state').create({})).toMatchObject({
      isOn: true,
      recoveryCodes: 7,
    })
    const { rows } = await server.runtime.connection.pool.query('select * from second_factors')
    expect(JSON.stringify(rows)).not.toContain(recoveryCodes[1])
  })
})

describe('ACC-5.3: it is turned off', () => {
  it('with the password and a code', async () => {
    const { credentials, client, secret } = await protectedStaff('off')
    const turnOff = client.service('users/secondFactor/turnOff')
    await expect(turnOff.create({ password, code: '000000' })).rejects.toMatchObject({ code: 400 })
    await turnOff.create({ password, code: codeOf(secret) })
    await expect(signIn(client, credentials)).resolves.toBeDefined()
  })

  it('by an owner for a colleague, which the audit log says, and not for oneself', async () => {
    const { credentials, client } = await protectedStaff('colleague')
    const owner = await server.client(await makeAccount(server, 'owner', [{ role: 'owner' }]))
    const { user } = (await client.get('authentication')) as AuthenticationResult
    const reset = (by: TestClient) =>
      by.service('users/secondFactor/reset').create({ user: user._id })
    await expect(reset(client)).rejects.toMatchObject({ code: 403 })
    expect(await reset(owner)).toEqual({ _id: user._id })
    await expect(signIn(await server.client(), credentials)).resolves.toBeDefined()
    const actions = await owner
      .service('staffActions')
      .find({ query: { path: 'users/secondFactor/reset' } })
    expect(JSON.stringify(actions)).toContain(user._id)
  })
})
