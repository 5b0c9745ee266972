import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type {
  AuthenticationResult,
  InviteResult,
  PairDeviceResult,
  PairingCodeResult,
  Setup,
  User,
} from '@comanda/contract'
import { demo, staffAccounts } from '@comanda/demo'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { loadDemo } from '../../../seed/load-demo.ts'
import { offerSetup } from '../../../startup/offer-setup.ts'
import { makeAccount, password } from '../../../testing/accounts.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { setupToken } from './setup-token.ts'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.stop())

const needed = async () =>
  (await (await server.client()).service('setup').find({ query: {} })) as Setup[]
const begin = async (own: object = {}) =>
  (await server.client()).service('setup/begin').create({
    token: setupToken(server.runtime.config),
    email: 'Mei@eat.example',
    password,
    name: 'Mei',
    ...own,
  })
const userOf = async (email: string) => {
  const client = await server.client()
  const { user } = await client.authenticate({ strategy: 'local', email, password })
  return user as User
}

describe('the first owner', () => {
  it('SETUP-1.1: everybody reads what is needed, and nothing else', async () => {
    expect(await needed()).toEqual([{ needed: 'owner' }])
    await makeAccount(server, 'boss', [{ role: 'owner' }])
    expect(await needed()).toEqual([{ needed: 'nothing' }])
  })

  it('SETUP-1.2: begins by the token of the data folder, which a start keeps there for its own account', async () => {
    const { config } = server.runtime
    const file = join(config.dataFolder, 'setup-token')
    expect(await offerSetup(server.runtime)).toBe('owner')
    const token = readFileSync(file, 'utf8').trim()
    expect(token).toBe(setupToken(config))
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(await begin({ token: token.toLowerCase().replaceAll('-', ' ') })).toEqual({
      email: 'mei@eat.example',
    })
    expect(existsSync(file)).toBe(false)
    expect((await userOf('mei@eat.example')).staff).toEqual([{ role: 'owner' }])
    expect(await needed()).toEqual([{ needed: 'nothing' }])
    expect(await offerSetup(server.runtime)).toBe('nothing')
  })

  it('SETUP-1.2: a wrong token is refused, and after ten of them every token', async () => {
    for (let tries = 0; tries < 10; tries++)
      await expect(begin({ token: 'AAAA-AAAA-AAAA-AAAA' })).rejects.toMatchObject({
        code: 400,
        data: { code: 'setupTokenWrong', field: 'token' },
      })
    await expect(begin()).rejects.toMatchObject({ code: 429 })
  })

  it('SETUP-1.3: of two that begin at once, one is the owner', async () => {
    const both = await Promise.allSettled([
      begin({ email: 'one@eat.example' }),
      begin({ email: 'two@eat.example' }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 409, data: { code: 'setupDone' } },
    })
    await expect(begin({ email: 'three@eat.example' })).rejects.toMatchObject({ code: 409 })
  })

  it('SETUP-1.4: a weak password is refused, and the token can be used again', async () => {
    await expect(begin({ password: 'short' })).rejects.toMatchObject({
      data: { code: 'passwordWeak' },
    })
    await expect(begin()).resolves.toBeDefined()
  })

  it('SETUP-1.4: an account becomes the owner by its own password only', async () => {
    const { email } = await makeAccount(server, 'early')
    await expect(begin({ email, password: 'Another horse 9' })).rejects.toMatchObject({
      data: { code: 'passwordWrong' },
    })
    await begin({ email })
    expect((await userOf(email)).staff).toEqual([{ role: 'owner' }])
  })
})

const shop = demo.shops[0]?._id ?? ''
const owner = staffAccounts.find(({ staff = [] }) => staff.some(({ role }) => role === 'owner'))
const ownerOfDemo = { email: owner?.email ?? '', password: owner?.password ?? '' }

/** Calls over REST: a socket that the server ends would try again. */
const call = async <T>(path: string, data: object, token?: string): Promise<T> => {
  const response = await fetch(`${server.url}/api/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(data),
  })
  const body = (await response.json()) as T
  return response.ok ? body : Promise.reject(body)
}
const signIn = async (credentials: { email: string; password: string }) => {
  const { accessToken } = await call<AuthenticationResult>('authentication', {
    strategy: 'local',
    ...credentials,
  })
  return <T>(path: string, data: object) => call<T>(path, data, accessToken)
}

describe('the demo', () => {
  it('SETUP-1.5: its accounts end with the first owner; its restaurants stay', async () => {
    const { app, runtime } = server
    await loadDemo(app, runtime)
    expect(await needed()).toEqual([{ needed: 'demo' }])
    const manager = staffAccounts.find(({ email }) => email.startsWith('manager.hk'))
    const signIn = { email: manager?.email ?? '', password: manager?.password ?? '' }
    const client = await server.client(signIn)
    await expect(begin({ email: signIn.email })).rejects.toMatchObject({
      data: { code: 'registrationRefused' },
    })
    await begin()
    expect(await needed()).toEqual([{ needed: 'nothing' }])
    await expect(server.client(signIn)).rejects.toMatchObject({ code: 401 })
    const reports = { shop: demo.shops[0]?._id ?? '' }
    await expect(client.service('users/staff').create(reports)).rejects.toMatchObject({
      code: expect.any(Number) as number,
    })
    const owner = await server.client({ email: 'mei@eat.example', password })
    expect(await owner.service('users/staff').create(reports)).toEqual([])
    expect(await owner.service('shops').get(reports.shop)).toMatchObject(
      reports.shop ? { _id: reports.shop } : {},
    )
  })

  it('SETUP-1.3: the token works until it was used, also if another account has become an owner in the demo', async () => {
    const { app, runtime } = server
    await loadDemo(app, runtime)
    const thief = await signIn(await makeAccount(server, 'thief', [{ role: 'owner' }]))
    // As a shop that is opened in the demo does.
    await thief('setup/progress', { step: 'shop' })
    expect(await needed()).toEqual([{ needed: 'demo' }])
    expect(await offerSetup(runtime)).toBe('demo')
    const both = await Promise.allSettled([begin(), begin({ email: 'two@eat.example' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(begin({ email: 'three@eat.example' })).rejects.toMatchObject({ code: 409 })
    await expect(thief('users/staff', { shop })).rejects.toMatchObject({ code: 401 })
    await expect(signIn({ email: 'thief@comanda.test', password })).rejects.toMatchObject({
      code: 401,
    })
  })

  it('SETUP-1.5: the setup ends accounts, PINs, devices, printers, invitations and identities that are not its own', async () => {
    const { app, runtime } = server
    await loadDemo(app, runtime)
    const boss = await makeAccount(server, 'boss', [{ role: 'owner' }])
    const own = await signIn(await makeAccount(server, 'mei'))
    const create = await signIn(boss)
    const shown = { shop, name: 'Bar' }
    const { code } = await create<PairingCodeResult>('devices/pairingCode', shown)
    const unused = await create<PairingCodeResult>('devices/pairingCode', shown)
    const { token } = await call<PairDeviceResult>('devices/pair', { code })
    const byDevice = { strategy: 'device', token }
    const kiosk = await call<AuthenticationResult>('authentication', byDevice)
    const invited = await create<InviteResult>('users/invite', {
      shop,
      email: 'later@eat.example',
      role: 'manager',
    })
    await create('printers', { shop, name: 'Asks', kind: 'cloudPrnt', width: 80 })
    await begin({ email: 'mei@comanda.test' })
    const attempts = [
      call('authentication', byDevice),
      call('devices/health', {}, kiosk.accessToken),
      call('devices/pair', { code: unused.code }),
      call('users/acceptInvitation', { code: invited.code, password }),
      create('users/staff', { shop }),
      signIn(boss),
    ]
    const ends = await Promise.allSettled(attempts)
    expect(ends.map(({ status }) => status)).toEqual(ends.map(() => 'rejected'))
    const { rows } = await runtime.connection.pool.query(
      `select (select count(*) from staff_pins) + (select count(*) from devices) + (select count(*) from printers)
         + (select count(*) from invitations) + (select count(*) from pairing_codes) as left,
         (select count(*) from users where staff is not null) as staff`,
    )
    expect(rows).toEqual([{ left: '0', staff: '1' }])
    expect(await own('users/staff', { shop })).toEqual([])
  })

  it('SETUP-1.8: its accounts give no roles, invite nobody and open nothing that takes real money', async () => {
    await loadDemo(server.app, server.runtime)
    const boss = await server.client(ownerOfDemo)
    const other = staffAccounts.find(({ staff = [] }) => staff[0]?.role === 'waiter')?._id
    const people = {
      name: 'Thief',
      email: 'thief@eat.example',
      password,
      staff: [{ role: 'owner' }],
    }
    const live = { name: 'Live', provider: 'fps', mode: 'live', settings: {}, secrets: {} }
    const calls: [string, object][] = [
      ['users', people],
      ['users/setRole', { user: other, shop, role: 'manager' }],
      ['users/invite', { shop, email: 'thief@eat.example', role: 'manager' }],
      ['paymentAccounts', { ...live, settings: { fpsId: '1234567' } }],
    ]
    for (const [path, data] of calls)
      await expect(boss.service(path).create(data), path).rejects.toMatchObject({
        data: { code: 'demoRefused' },
      })
    await expect(
      boss.service('users').patch(other ?? '', { staff: [{ role: 'owner' }] }),
    ).rejects.toMatchObject({ data: { code: 'demoRefused' } })
  })

  it('SETUP-1.5: is not loaded into a server that has its first owner', async () => {
    await begin()
    expect(await loadDemo(server.app, server.runtime)).toBe(false)
    expect(await needed()).toEqual([{ needed: 'nothing' }])
  })
})
