import type { AuthenticationResult, User } from '@comanda/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postgresCarrier } from '../../../realtime/bus/postgres-carrier.ts'
import { sharedBus } from '../../../realtime/bus/shared-bus.ts'
import { makeAccount, password } from '../../../testing/accounts.ts'
import { makeTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let database: TestDatabase
let here: TestServer
let there: TestServer
beforeAll(async () => {
  database = await makeTestDatabase()
  const log = pino({ level: 'silent' })
  const start = async () =>
    startTestServer({
      database,
      bus: await sharedBus(postgresCarrier(database.settings, log), log),
    })
  here = await start()
  there = await start()
})
afterAll(async () => {
  await here.stop()
  await there.stop()
  await database.drop()
})

const signIn = async (server: TestServer, credentials: { email: string; password: string }) => {
  const client = await server.client()
  const { user } = (await client.authenticate({
    strategy: 'local',
    ...credentials,
  })) as unknown as AuthenticationResult
  return { client, user }
}
const heard = (client: TestClient) => {
  const names: unknown[] = []
  client.service('users').on('patched', (user: User) => names.push(user.name))
  return names
}

describe('two servers', () => {
  it('tokens revoked on one are refused on the other, though it cached the account', async () => {
    const credentials = await makeAccount(here, 'roamer')
    const { client, user } = await signIn(there, credentials)
    const own = () => client.service('users').get(user._id)
    await expect(own()).resolves.toBeDefined()
    const { client: desk } = await signIn(here, credentials)
    await desk.service('users/changePassword').create({ password, newPassword: 'Another horse 9' })
    await expect.poll(() => own().catch(({ code }: { code: number }) => code)).toBe(401)
  })

  it('a member receives changes of the own account on either, nobody else does; none after signing out', async () => {
    const credentials = await makeAccount(here, 'listener')
    const { client, user } = await signIn(there, credentials)
    const own = heard(client)
    const stranger = heard((await signIn(there, await makeAccount(here, 'stranger'))).client)
    const anonymous = heard(await there.client())
    await here.app.service('users').patch(user._id, { name: 'First' })
    await expect.poll(() => own).toEqual(['First'])
    await client.logout()
    const after = heard((await signIn(there, credentials)).client)
    await here.app.service('users').patch(user._id, { name: 'Second' })
    await expect.poll(() => after).toEqual(['Second'])
    expect([own, stranger, anonymous]).toEqual([['First'], [], []])
  })
})

describe('a profile', () => {
  it.each([
    [{ phone: 'call me' }, 'phone'],
    [{ dob: '2990-01-01' }, 'dob'],
    [{ dob: 'yesterday' }, 'dob'],
    [{ locale: 'fr' }, 'locale'],
    [{ invoiceCarrier: '/abc' }, 'invoiceCarrier'],
    [{ memberNumber: '00000001' }, 'memberNumber'],
    [{ emailVerified: true }, 'emailVerified'],
    [{ passwordHash: 'x' }, 'passwordHash'],
    [{ tokenGeneration: 0 }, 'tokenGeneration'],
  ])('%o is refused by its field', async (data, field) => {
    const credentials = { email: `${field}@comanda.test`, password }
    await makeAccount(here, field).catch(() => undefined)
    const { client, user } = await signIn(here, credentials)
    await expect(client.service('users').patch(user._id, data)).rejects.toMatchObject({
      code: 400,
      data: { code: 'dataInvalid', field },
    })
  })

  it('ACC-1.2, INV-1.9: a phone and a carrier of full width are stored in plain letters', async () => {
    const { client, user } = await signIn(here, await makeAccount(here, 'full-width'))
    const typed = { phone: 'tel:９１２３–４５６７', invoiceCarrier: '／ＡＢＣ＋１２３' }
    const plain = { phone: '9123-4567', invoiceCarrier: '/ABC+123' }
    expect(await client.service('users').patch(user._id, typed)).toMatchObject(plain)
  })

  it('ERR-1.6: of a vip level that is over its member reads since when; an expired rank is gone', async () => {
    const credentials = await makeAccount(here, 'ended')
    const { client, user } = await signIn(here, credentials)
    const over = '2020-01-01T00:00:00.000Z'
    const vip = { vipLevel: 'b'.repeat(24), vipExpires: over }
    const ranks = [{ rank: 'c'.repeat(24), expires: over }]
    await here.app.service('users').patch(user._id, { ...vip, ranks })
    expect(await client.service('users').get(user._id)).toMatchObject({ ...vip, ranks: [] })
    expect((await signIn(here, credentials)).user).toMatchObject({ ...vip, ranks: [] })
  })

  it('its own fields are changed and cleared; credentials are not among them', async () => {
    const { client, user } = await signIn(here, await makeAccount(here, 'changer'))
    const users = client.service('users')
    const fields = { firstName: 'Mei', lastName: 'Lam', dob: '1990-02-03', locale: 'zh-hk' }
    expect(await users.patch(user._id, fields)).toMatchObject(fields)
    expect(await users.patch(user._id, { dob: null })).not.toHaveProperty('dob')
    const carried = await users.patch(user._id, { invoiceCarrier: '/ABC+123' })
    expect(carried).toMatchObject({ invoiceCarrier: '/ABC+123' })
    expect(await users.patch(user._id, { invoiceCarrier: null })).not.toHaveProperty(
      'invoiceCarrier',
    )
    for (const data of [
      { email: 'other@comanda.test' },
      { password: 'Another horse 9' },
      { ranks: [] },
      { vipLevel: 'a'.repeat(24) },
      { staff: [{ role: 'owner' }] },
    ])
      await expect(users.patch(user._id, data)).rejects.toMatchObject({ code: 403 })
  })
})

describe('owners', () => {
  it('the last one can neither be removed nor lose the role; with another, either may be', async () => {
    const { client, user } = await signIn(
      here,
      await makeAccount(here, 'owner', [{ role: 'owner' }]),
    )
    const users = client.service('users')
    const refusal = { code: 409, data: { code: 'conflict', field: 'staff' } }
    await expect(users.remove(user._id)).rejects.toMatchObject(refusal)
    await expect(users.patch(user._id, { staff: [] })).rejects.toMatchObject(refusal)
    await expect(users.patch(user._id, { staff: null })).rejects.toMatchObject(refusal)
    await expect(users.patch(user._id, { name: 'Boss' })).resolves.toBeDefined()
    await makeAccount(here, 'partner', [{ role: 'owner' }])
    await expect(users.remove(user._id)).resolves.toBeDefined()
  })
})
