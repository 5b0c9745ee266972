import { randomBytes } from 'node:crypto'
import type {
  AuthenticationResult,
  Device,
  PairDeviceResult,
  PairingCodeResult,
} from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deviceTokenHash } from '../../../authentication/device/device-token.ts'
import { newRecordId } from '../../../identifiers/new-id.ts'
import { devices } from '../../../tables/devices.ts'
import { pairingCodes } from '../../../tables/pairing-codes.ts'
import { makeAccount } from '../../../testing/accounts.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'
import { codeHash } from './code-hash.ts'

let server: TestServer
let shop: OrderingShop
let manager: TestClient
let now = Date.parse('2026-03-02T10:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = await makeOrderingShop(server)
  manager = await server.client(shop.staff)
})
afterAll(() => server.stop())

const showCode = (client = manager, at = shop.shop): Promise<PairingCodeResult> =>
  client
    .service('devices/pairingCode')
    .create({ shop: at, name: 'By the door' }) as Promise<PairingCodeResult>

const pair = async (code: string): Promise<PairDeviceResult> =>
  (await server.client()).service('devices/pair').create({ code }) as Promise<PairDeviceResult>

const signIn = async (token: string): Promise<{ client: TestClient; user: object }> => {
  const client = await server.client()
  const result = (await client.authenticate({ strategy: 'device', token })) as AuthenticationResult
  return { client, user: result.user }
}

const refusedPairing = { data: { code: 'pairingRefused' } }

describe('pairing a terminal', () => {
  it('a manager shows a code, the terminal takes it and signs in with its token', async () => {
    const { code, expires } = await showCode()
    const { shopDirectory, database } = server.runtime
    const number = await shopDirectory.numberOf(database, shop.shop)
    expect(code).toMatch(new RegExp(`^${number}\\d{8}$`))
    expect(Date.parse(expires)).toBe(now + 600_000)
    const { device, token } = await pair(code)
    expect(device).toMatchObject({ shop: shop.shop, name: 'By the door', kind: 'kiosk' })
    const { user } = await signIn(token)
    expect(user).toEqual({
      _id: device._id,
      name: 'By the door',
      staff: [{ role: 'kiosk', shop: shop.shop }],
    })
    const known = (await manager.service('devices').get(device._id)) as Device
    expect(known).toEqual({ ...device, lastSeen: new Date(now).toISOString() })
    expect(JSON.stringify(known)).not.toMatch(/token|hash/i)
  })

  it('tells its shop by its code, its id and its token (ID-1.1, ID-1.4, ID-1.5)', async () => {
    const { runtime } = server
    const { device, token } = await pair((await showCode()).code)
    for (const key of [device._id, token])
      expect(await runtime.shopDirectory.shopIn(runtime.database, key)).toBe(shop.shop)
  })

  it('a code of another shop, or of a number that no shop has, is wrong', async () => {
    const { code } = await showCode()
    const other = await makeOrderingShop(server)
    const { shopDirectory, database } = server.runtime
    const number = await shopDirectory.numberOf(database, other.shop)
    for (const wrong of [`${number}${code.slice(-8)}`, `99999999${code.slice(-8)}`])
      await expect(pair(wrong)).rejects.toMatchObject(refusedPairing)
    await pair(code)
  })

  it('a code, an id and a token from before they told their shop remain valid (ID-2.1)', async () => {
    const { database, config } = server.runtime
    const expires = new Date(now + 60_000).toISOString()
    const older = { codeHash: codeHash(config.jwtSecret, '00000042'), shop: shop.shop, name: 'Old' }
    await database.insert(pairingCodes).values({ ...older, expires })
    expect((await pair('00000042')).device).toMatchObject({ shop: shop.shop, name: 'Old' })
    const token = randomBytes(32).toString('base64url')
    const _id = newRecordId()
    await database.insert(devices).values({
      _id,
      shop: shop.shop,
      name: 'Older',
      kind: 'kiosk',
      tokenHash: deviceTokenHash(token),
      createTime: expires,
    })
    const { client, user } = await signIn(token)
    expect(user).toMatchObject({ _id, name: 'Older' })
    await expect(client.service('shops').get(shop.shop)).resolves.toBeDefined()
  })

  it('a code is valid once, for ten minutes', async () => {
    const first = await showCode()
    await pair(first.code)
    await expect(pair(first.code)).rejects.toMatchObject(refusedPairing)
    const second = await showCode()
    now += 600_001
    await expect(pair(second.code)).rejects.toMatchObject(refusedPairing)
  })

  it('of two terminals that take one code at once, one is paired', async () => {
    const { code } = await showCode()
    const results = await Promise.allSettled([pair(code), pair(code), pair(code)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('only managers of the shop create codes and list its terminals', async () => {
    const cashier = await server.client(
      await makeAccount(server, 'cashier', [{ role: 'cashier', shop: shop.shop }]),
    )
    await expect(showCode(cashier)).rejects.toMatchObject({ code: 403 })
    await expect(showCode(await server.client())).rejects.toMatchObject({ code: 401 })
    await expect(showCode(manager, 'b'.repeat(24))).rejects.toMatchObject({ code: 403 })
    await expect(cashier.service('devices').find()).rejects.toMatchObject({ code: 403 })
    const stranger = await server.client((await makeOrderingShop(server)).staff)
    expect(await stranger.service('devices').find()).toEqual([])
  })

  it('guesses of codes are rate limited', async () => {
    now += 3_600_000
    const guesses = await Promise.allSettled(
      Array.from({ length: 25 }, (_, at) => pair(String(at).padStart(8, '0'))),
    )
    const codes = guesses.map((guess) =>
      guess.status === 'rejected' ? (guess.reason as { code: number }).code : 0,
    )
    expect(codes.filter((code) => code === 400)).toHaveLength(20)
    expect(codes.filter((code) => code === 429)).toHaveLength(5)
    now += 3_600_000
  })
})

describe('a terminal', () => {
  it('removed by staff loses all permissions: its token and its open connection are refused', async () => {
    const { device, token } = await pair((await showCode()).code)
    const { client } = await signIn(token)
    await expect(client.service('shops').get(shop.shop)).resolves.toBeDefined()
    await manager.service('devices').remove(device._id)
    await expect(client.service('shops').get(shop.shop)).rejects.toMatchObject({ code: 401 })
    await expect(signIn(token)).rejects.toMatchObject({ code: 401, ...refusedPairing })
  })

  it('has no account: it cannot reach what belongs to a member or to staff', async () => {
    const { client } = await signIn((await pair((await showCode()).code)).token)
    const calls = [
      client.service('bookmarks').find(),
      client.service('users/export').create({}),
      client.service('users/qrCode').create({}),
      client.service('orders').find(),
      client.service('reservations').find(),
      client.service('devices').find(),
      client.service('sections').create({ shop: shop.shop, name: [] }),
      client.service('productStocks').patch(shop.bun, { stock: { mode: 'paused', quantity: 1 } }),
      client.service('devices/pairingCode').create({ shop: shop.shop, name: 'Another' }),
    ]
    const forbidden = calls.map((call) => expect(call).rejects.toMatchObject({ code: 403 }))
    await Promise.all(forbidden)
  })

  it('scans members’ codes at its own shop', async () => {
    const { client } = await signIn((await pair((await showCode()).code)).token)
    const member = await server.client(await makeAccount(server, 'member'))
    const { code } = (await member.service('users/qrCode').create({})) as { code: string }
    const scan = client.service('users/scan')
    expect(await scan.create({ code, shop: shop.shop })).toMatchObject({ user: { name: 'member' } })
    await expect(scan.create({ code, shop: 'b'.repeat(24) })).rejects.toMatchObject({ code: 403 })
  })

  it('is renamed by staff', async () => {
    const { device } = await pair((await showCode()).code)
    expect(
      await manager.service('devices').patch(device._id, { name: 'By the window' }),
    ).toMatchObject({ name: 'By the window' })
    await expect(
      manager.service('devices').patch(device._id, { kind: 'till' }),
    ).rejects.toMatchObject({ code: 400 })
  })
})
