import type { User } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount, password } from '../../../testing/accounts.ts'
import { heardBy } from '../../../testing/ordering-calls.ts'
import { makeOrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

const shop = 'a'.repeat(24)
let server: TestServer
let now = Date.parse('2026-03-02T10:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
})
afterAll(() => server.stop())

interface SignedIn {
  readonly accessToken: string
  readonly user: User
}

const signIn = async (email: string, given = password): Promise<SignedIn> => {
  const client = await server.client()
  const data = { strategy: 'local', email, password: given }
  return (await client.service('authentication').create(data)) as SignedIn
}

const withToken = async (accessToken: string): Promise<unknown> => {
  const client = await server.client()
  return client.service('authentication').create({ strategy: 'jwt', accessToken })
}

describe('signing in', () => {
  it('by e-mail in any case and password returns a token and the account, without its hash', async () => {
    await makeAccount(server, 'Mei', [{ role: 'manager', shop }])
    const { user, accessToken } = await signIn('MEI@Comanda.test')
    expect(user).toMatchObject({ email: 'mei@comanda.test', staff: [{ role: 'manager', shop }] })
    expect(JSON.stringify(user)).not.toMatch(/password|argon2/i)
    expect(await withToken(accessToken)).toMatchObject({ user: { _id: user._id } })
  })

  it('a wrong password and an unknown account fail with the same error (ACC-2.4)', async () => {
    await makeAccount(server, 'known')
    const results = await Promise.all(
      ['known@comanda.test', 'nobody@comanda.test'].map((email) =>
        signIn(email, 'Wrong horse 9').then(
          () => '',
          (error: unknown) => JSON.stringify(error),
        ),
      ),
    )
    expect(results[0]).toBe(results[1])
    expect(JSON.parse(results[0] ?? '')).toMatchObject({
      code: 401,
      data: { code: 'loginFailed' },
    })
  })

  it('after ten failures an account is locked for that address for 15 minutes (ACC-2.4)', async () => {
    await makeAccount(server, 'guessed')
    const email = 'guessed@comanda.test'
    for (let guess = 0; guess < 10; guess += 1)
      await expect(signIn(email, `Guess ${guess} aaaa`)).rejects.toMatchObject({ code: 401 })
    await expect(signIn(email)).rejects.toMatchObject({
      code: 429,
      data: { code: 'tooManyAttempts' },
    })
    now += 16 * 60_000
    await expect(signIn(email)).resolves.toMatchObject({ user: { email } })
  })

  it('a query or unknown strategy is refused by its field', async () => {
    const client = await server.client()
    const authentication = client.service('authentication')
    await expect(
      authentication.create({ strategy: 'local', email: { $ne: '' }, password }),
    ).rejects.toMatchObject({ code: 400, data: { field: 'email' } })
    await expect(authentication.create({ strategy: 'anonymous' })).rejects.toMatchObject({
      code: 400,
    })
  })
})

describe('accounts', () => {
  it('a member reads and changes the own account, but neither roles nor others (ACC-3.3)', async () => {
    const credentials = await makeAccount(server, 'member')
    await makeAccount(server, 'other')
    const client = await server.client(credentials)
    const { user } = await signIn(credentials.email)
    const { user: other } = await signIn('other@comanda.test')
    const users = client.service('users')
    expect(await users.patch(user._id, { name: 'New name' })).toMatchObject({ name: 'New name' })
    await expect(users.patch(user._id, { staff: [{ role: 'owner' }] })).rejects.toMatchObject({
      code: 403,
    })
    await expect(users.get(other._id)).rejects.toMatchObject({ code: 403 })
    await expect(users.find()).rejects.toMatchObject({ code: 403 })
  })

  it('a removed role is gone at once, also on an open socket (ACC-4.3)', async () => {
    const credentials = await makeAccount(server, 'leaver', [{ role: 'manager', shop }])
    const client = await server.client(credentials)
    const section = { shop, name: [{ lang: 'en', value: 'Supper' }] }
    await expect(client.service('sections').create(section)).resolves.toBeDefined()
    const { user } = await signIn(credentials.email)
    await server.app.service('users').patch(user._id, { staff: [] })
    await expect(client.service('sections').create(section)).rejects.toMatchObject({ code: 403 })
  })
})

/** The shop's table events that a connection receives after an action, while another connection still receives them. */
const tables = async (leave: (client: TestClient) => Promise<unknown>) => {
  const place = await makeOrderingShop(server)
  const clients = [await server.client(place.staff), await server.client(place.staff)] as const
  const heard = clients.map((client) => heardBy(client, 'tableViewItems', 'created'))
  for (const client of clients) await client.service('shops/subscribe').create({ item: place.shop })
  await leave(clients[0])
  await server.app.service('tableViewItems').create({ shop: place.shop, name: 'T9' })
  await expect.poll(() => heard[1]?.length).toBe(1)
  return heard[0]
}

describe('events to a connection of staff', () => {
  it('end when it signs out', async () => {
    expect(await tables((client) => client.logout())).toEqual([])
  })

  it('end when another user signs in on it', async () => {
    const other = await makeAccount(server, 'successor')
    const become = (client: TestClient) => client.authenticate({ strategy: 'local', ...other })
    expect(await tables(become)).toEqual([])
  })

  it('end when the tokens of the account are revoked', async () => {
    const place = await makeOrderingShop(server)
    const client = await server.client(place.staff)
    const heard = heardBy(client, 'tableViewItems', 'created')
    await client.service('shops/subscribe').create({ item: place.shop })
    await client.service('authentication').remove('all')
    await server.app.service('tableViewItems').create({ shop: place.shop, name: 'T9' })
    await client.service('shops').find()
    expect(heard).toEqual([])
  })
})
