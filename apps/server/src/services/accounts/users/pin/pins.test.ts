import type { PinTries, User } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../../testing/accounts.ts'
import { heardBy } from '../../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../../testing/ordering-shop.ts'
import { pairDevice, signInByPin } from '../../../../testing/pin-calls.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

const minute = 60_000
let server: TestServer
let shop: OrderingShop
let other: OrderingShop
let manager: TestClient
let token: string
let device: string
let now = Date.parse('2026-03-02T10:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = await makeOrderingShop(server)
  other = await makeOrderingShop(server)
  manager = await server.client(shop.staff)
  ;({ device, token } = await pairDevice(server, manager, shop.shop))
})
afterAll(() => server.stop())

const newDevice = async () => {
  ;({ device, token } = await pairDevice(server, manager, shop.shop))
}

let accounts = 0
const colleague = async (staff: NonNullable<User['staff']>) => {
  accounts += 1
  const client = await server.client(await makeAccount(server, `colleague-${accounts}`, staff))
  const { user } = await client.get('authentication')
  return { client, user: user as User }
}
const waiter = () => colleague([{ role: 'waiter', shop: shop.shop }])

const setPin = (client: TestClient, pin: string | null, own: object = {}) =>
  client.service('users/setPin').create({ shop: shop.shop, pin, ...own })

const refused = { code: 400, data: { code: 'pinRefused', field: 'pin' } }
const wrong = { code: 401, data: { code: 'pinWrong' } }

describe('a PIN (STAFF-3.4)', () => {
  it('is set by its owner, and refused alike if it is easy to guess or a colleague has it', async () => {
    const [one, two] = [await waiter(), await waiter()]
    expect(await setPin(one.client, '4071')).toEqual({ _id: one.user._id })
    await expect(setPin(two.client, '1234')).rejects.toMatchObject(refused)
    const [easy, taken] = await Promise.all(
      ['1111', '4071'].map((pin) => setPin(two.client, pin).catch((error: unknown) => error)),
    )
    expect(JSON.stringify(easy)).toBe(JSON.stringify(taken))
    for (const pin of ['123', '123456789', 'abcd'])
      await expect(setPin(two.client, pin)).rejects.toMatchObject({ code: 400 })
    await setPin(one.client, '4071')
  })

  it('of two who choose the same at once, one has it', async () => {
    const both = [await waiter(), await waiter()]
    const outcomes = await Promise.allSettled(both.map(({ client }) => setPin(client, '6042')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is set by managers up to cashiers, by owners for managers, by nobody for an owner', async () => {
    const [one, boss] = [await waiter(), await colleague([{ role: 'manager', shop: shop.shop }])]
    const owner = await colleague([{ role: 'owner' }])
    const elsewhere = await colleague([{ role: 'waiter', shop: other.shop }])
    expect(await setPin(manager, '7351', { user: one.user._id })).toEqual({ _id: one.user._id })
    await setPin(owner.client, '7352', { user: boss.user._id })
    const forbidden = [
      () => setPin(one.client, '7353', { user: boss.user._id }),
      () => setPin(manager, '7353', { user: boss.user._id }),
      () => setPin(manager, '7353', { user: owner.user._id }),
      () => setPin(manager, '7353', { user: elsewhere.user._id }),
      () => setPin(elsewhere.client, '7353'),
    ]
    for (const call of forbidden) await expect(call()).rejects.toMatchObject({ code: 403 })
  })

  it('may be the same in another shop, and that of somebody who has left may be given to another', async () => {
    const there = await colleague([{ role: 'waiter', shop: other.shop }])
    const [leaver, next] = [await waiter(), await waiter()]
    await setPin(leaver.client, '8305')
    await setPin(there.client, '8305', { shop: other.shop })
    await server.app.service('users').patch(leaver.user._id, { staff: [] })
    await expect(signInByPin(server, token, '8305')).rejects.toMatchObject(wrong)
    await setPin(next.client, '8305')
    expect((await signInByPin(server, token, '8305')).user._id).toBe(next.user._id)
  })

  it('is in no result, log or event, and is stored only as a hash with a key', async () => {
    const one = await waiter()
    await setPin(one.client, '90417')
    const { rows } = await server.runtime.connection.pool.query('select * from staff_pins')
    const actions = await server.runtime.connection.pool.query('select * from staff_actions')
    expect(JSON.stringify([rows, actions.rows])).not.toContain('90417')
  })
})

describe('signing in by PIN (STAFF-3.5)', () => {
  it('gives the roles in the shop of the device, an owner those of its manager', async () => {
    const both = await colleague([
      { role: 'cashier', shop: shop.shop },
      { role: 'manager', shop: other.shop },
    ])
    const owner = await colleague([{ role: 'owner' }])
    await setPin(both.client, '5209')
    await setPin(owner.client, '5210')
    const asCashier = await signInByPin(server, token, '5209')
    expect(asCashier.user.staff).toEqual([{ role: 'cashier', shop: shop.shop }])
    const asManager = await signInByPin(server, token, '5210')
    expect(asManager.user.staff).toEqual([{ role: 'manager', shop: shop.shop }])
    const name = [{ lang: 'en', value: 'Lunch' }]
    await asManager.client.service('sections').create({ shop: shop.shop, name })
    await expect(
      asManager.client.service('sections').create({ shop: other.shop, name }),
    ).rejects.toMatchObject({ code: 403 })
    await expect(asManager.client.service('users').find()).rejects.toMatchObject({ code: 403 })
    await expect(asCashier.client.service('orders').find()).resolves.toBeDefined()
  })

  it('stays within the shop when the token is renewed', async () => {
    const owner = await colleague([{ role: 'owner' }])
    await setPin(owner.client, '5311')
    const { accessToken } = await signInByPin(server, token, '5311')
    now += 2 * 60 * minute
    const client = await server.client()
    const renewed = await client.authenticate({ strategy: 'jwt', accessToken })
    expect(renewed['user'].staff).toEqual([{ role: 'manager', shop: shop.shop }])
    expect(renewed['accessToken']).not.toBe(accessToken)
    const again = await server.client()
    const later = { strategy: 'jwt', accessToken: renewed['accessToken'] }
    expect((await again.authenticate(later))['user'].staff).toEqual([
      { role: 'manager', shop: shop.shop },
    ])
  })

  it('needs the token of a till or of a kitchen’s device, never only a PIN', async () => {
    const one = await waiter()
    await setPin(one.client, '5412')
    const kitchen = await pairDevice(server, manager, shop.shop, 'kitchen')
    const kiosk = await pairDevice(server, manager, shop.shop, 'kiosk')
    expect((await signInByPin(server, kitchen.token, '5412')).user._id).toBe(one.user._id)
    for (const notPaired of [kiosk.token, 'no token', ''])
      await expect(signInByPin(server, notPaired, '5412')).rejects.toMatchObject({
        code: 401,
        data: { code: 'pairingRefused' },
      })
    const client = await server.client()
    await expect(client.authenticate({ strategy: 'device', token })).rejects.toMatchObject({
      data: { code: 'pairingRefused' },
    })
  })

  it('ends at once, with its events, when the device is no longer paired', async () => {
    const one = await waiter()
    await setPin(one.client, '5513')
    const removed = await pairDevice(server, manager, shop.shop)
    const { client } = await signInByPin(server, removed.token, '5513')
    await client.service('shops/subscribe').create({ item: shop.shop })
    const heard = heardBy(client, 'tableViewItems', 'created')
    const tables = server.app.service('tableViewItems')
    await tables.create({ shop: shop.shop, name: 'P1' })
    await expect.poll(() => heard).toHaveLength(1)
    await manager.service('devices').remove(removed.device)
    await expect(client.service('orders').find()).rejects.toMatchObject({ code: 401 })
    await tables.create({ shop: shop.shop, name: 'P2' })
    await expect(signInByPin(server, removed.token, '5513')).rejects.toMatchObject({
      data: { code: 'pairingRefused' },
    })
    expect(heard).toHaveLength(1)
    await expect(one.client.service('orders').find()).resolves.toBeDefined()
  })

  it('changing the PIN there needs the present one', async () => {
    const one = await waiter()
    await setPin(one.client, '5614')
    const { client } = await signInByPin(server, token, '5614')
    await expect(setPin(client, '5615')).rejects.toMatchObject({ data: { code: 'pinWrong' } })
    await setPin(client, '5615', { presentPin: '5614' })
    expect((await signInByPin(server, token, '5615')).user._id).toBe(one.user._id)
  })
})

const triesOf = async (id: string) => {
  const query = { shop: shop.shop, _id: id }
  const found = (await manager.service('pinTries').find({ query })) as { data: PinTries[] }
  return found.data[0]
}
const guess = (pin: string) =>
  signInByPin(server, token, pin).then(
    () => 'right',
    (error: unknown) => (error as { data: { code: string } }).data.code,
  )

describe('wrong PINs (STAFF-3.6)', () => {
  it('after five in a row the device waits a minute, then twice as long each time; a right one ends it', async () => {
    await newDevice()
    const one = await waiter()
    await setPin(one.client, '9073')
    const wait = { code: 429, data: { code: 'pinWait' } }
    for (let count = 0; count < 4; count += 1) expect(await guess('9999999')).toBe('pinWrong')
    expect(await guess('9073')).toBe('right')
    for (let count = 0; count < 5; count += 1) expect(await guess('9999999')).toBe('pinWrong')
    await expect(signInByPin(server, token, '9073')).rejects.toMatchObject({
      ...wait,
      data: { until: new Date(now + minute).toISOString() },
    })
    now += minute
    expect(await guess('9999999')).toBe('pinWrong')
    now += minute
    expect(await guess('9073')).toBe('pinWait')
    now += minute
    expect(await guess('9073')).toBe('right')
    expect(await triesOf(device)).toMatchObject({ wrong: 0, today: 10 })
  })

  it('however many come at once, five are compared', async () => {
    await newDevice()
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, at) => guess(String(70_000 + at))),
    )
    expect(guesses.filter((code) => code === 'pinWrong')).toHaveLength(5)
    expect(guesses.filter((code) => code === 'pinWait')).toHaveLength(15)
  })

  it('own PINs in between do not help: after 40 wrong ones within a day only a manager lets more be entered', async () => {
    await newDevice()
    const one = await waiter()
    await setPin(one.client, '9174')
    for (let count = 0; count < 40; count += 1) {
      expect(await guess(String(60_000 + count))).toBe('pinWrong')
      if (count < 39) expect(await guess('9174')).toBe('right')
    }
    now += 60 * minute
    expect(await guess('9174')).toBe('pinWait')
    await manager.service('pinTries/forgive').create({ shop: shop.shop, source: device })
    expect(await guess('9174')).toBe('right')
  })

  it('are seen by the managers of the shop as they happen, by nobody else', async () => {
    await newDevice()
    const one = await waiter()
    await manager.service('shops/subscribe').create({ item: shop.shop })
    const heard = heardBy(manager, 'pinTries', 'patched')
    await guess('99999')
    await expect.poll(() => heard).toMatchObject([{ _id: device, shop: shop.shop, wrong: 1 }])
    await expect(one.client.service('pinTries').find()).rejects.toMatchObject({ code: 403 })
    const stranger = await server.client(other.staff)
    const query = { shop: shop.shop }
    expect(await stranger.service('pinTries').find({ query })).toMatchObject({ data: [] })
  })

  it('choosing PINs of colleagues counts as well: a taken one is a hit', async () => {
    const [one, two] = [await waiter(), await waiter()]
    await setPin(one.client, '9275')
    for (let count = 0; count < 5; count += 1)
      await expect(setPin(two.client, '9275')).rejects.toMatchObject(refused)
    await expect(setPin(two.client, '9276')).rejects.toMatchObject({ data: { code: 'pinWait' } })
  })
})
