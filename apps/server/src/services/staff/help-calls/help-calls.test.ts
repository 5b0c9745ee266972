import type {
  AskHelpResult,
  HelpCall,
  PairDeviceResult,
  PairingCodeResult,
} from '@comanda/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { watchKiosks } from './watch-kiosks.ts'

let server: TestServer
let shop: OrderingShop
let waiter: TestClient
let second: TestClient
let kiosk: TestClient
let now = Date.parse('2026-03-02T10:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = await makeOrderingShop(server)
  const staffOf = async (name: string) =>
    server.client(await makeAccount(server, name, [{ role: 'waiter', shop: shop.shop }]))
  waiter = await staffOf('Mei')
  second = await staffOf('Lok')
  const manager = await server.client(shop.staff)
  const { code } = (await manager
    .service('devices/pairingCode')
    .create({ shop: shop.shop, name: 'Door' })) as PairingCodeResult
  kiosk = await server.client()
  const { token } = (await kiosk.service('devices/pair').create({ code })) as PairDeviceResult
  await kiosk.authenticate({ strategy: 'device', token })
})
afterAll(() => server.stop())

const ask = async (data: object = {}) =>
  (await kiosk.service('devices/help').create(data)) as AskHelpResult
const list = async () =>
  (await waiter.service('helpCalls').find({ query: { shop: shop.shop } })) as HelpCall[]
const respond = (way: 'accept' | 'done', call: string | undefined, by = waiter) =>
  by.service(`helpCalls/${way}`).create({ shop: shop.shop, call })

const say = () => kiosk.service('devices/health').create({ uptime: 1 })

it('KIOSK-8.1: a guest’s call is there once, and rings again after a minute', async () => {
  const { call } = await ask()
  expect(call).toMatchObject({ name: 'Door', reason: 'guest' })
  now += 59_000
  expect((await ask()).call).toEqual(call)
  now += 1000
  const { call: again } = await ask()
  expect(again).toEqual({ ...call, rungTime: new Date(now).toISOString() })
  expect(await list()).toEqual([again])
})

it('KIOSK-8.2: who accepts first is on the way, and the guest reads their name', async () => {
  const { call } = await ask()
  const heard = new Promise<HelpCall>((resolve) =>
    kiosk.service('helpCalls').on('patched', resolve),
  )
  await respond('accept', call?._id)
  expect(await heard).toMatchObject({ accepted: { name: 'Mei' } })
  expect(await respond('accept', call?._id, second)).toMatchObject({ accepted: { name: 'Mei' } })
  now += 60_000
  expect((await ask()).call).not.toHaveProperty('accepted')
  await respond('done', call?._id)
  expect(await list()).toEqual([])
  await expect(respond('accept', call?._id)).rejects.toMatchObject({ code: 404 })
})

it('KIOSK-8.1: a guest who needs no help any more ends the call', async () => {
  await ask()
  expect(await ask({ cancel: true })).toEqual({})
  expect(await list()).toEqual([])
})

it('KIOSK-9.1: a kiosk that is not heard for five minutes rings once, until it is heard', async () => {
  await say()
  now += 5 * 60_000 + 1
  expect(await watchKiosks(server.runtime)).toBe(1)
  const [lost] = await list()
  expect(lost).toMatchObject({ name: 'Door', reason: 'lost' })
  await respond('done', lost?._id)
  now += 10 * 60_000
  expect(await watchKiosks(server.runtime)).toBe(0)
  await say()
  now += 5 * 60_000 + 1
  await watchKiosks(server.runtime)
  expect(await list()).toHaveLength(1)
  await say()
  expect(await list()).toEqual([])
})
