import type {
  ClaimDeviceResult,
  Device,
  DeviceRequestResult,
  WaitingDevice,
} from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { makeOrderingShop, type OrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestClient, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
let manager: TestClient
let stranger: TestClient
let now = Date.parse('2026-03-02T10:00:00Z')
beforeAll(async () => {
  server = await startTestServer({ now: () => now })
  shop = await makeOrderingShop(server)
  manager = await server.client(shop.staff)
  stranger = await server.client()
})
afterAll(() => server.stop())

const ask = async (): Promise<DeviceRequestResult> =>
  (await stranger
    .service('devices/request')
    .create({ agent: 'Chromium', screen: '1080×1920' })) as DeviceRequestResult

const confirm = (code: string, client = manager, at = shop.shop): Promise<WaitingDevice> =>
  client
    .service('devices/confirm')
    .create({ code, shop: at, name: 'Door' }) as Promise<WaitingDevice>

const inspect = (code: string, client = manager): Promise<WaitingDevice> =>
  client.service('devices/inspect').create({ code, shop: shop.shop }) as Promise<WaitingDevice>

const claim = async (request: string): Promise<ClaimDeviceResult> =>
  (await stranger.service('devices/claim').create({ request })) as ClaimDeviceResult

const kiosk = async (): Promise<{ device: Device; client: TestClient; token: string }> => {
  const { request, code } = await ask()
  await confirm(code)
  const { device, token } = await claim(request)
  const client = await server.client()
  await client.authenticate({ strategy: 'device', token: token ?? '' })
  if (!device) throw new Error('no device')
  return { device, client, token: token ?? '' }
}

const codesOf = async (calls: Promise<unknown>[]): Promise<number[]> =>
  (await Promise.allSettled(calls)).map((one) =>
    one.status === 'rejected' ? (one.reason as { code: number }).code : 0,
  )

const refused = { data: { code: 'pairingRefused' } }

describe('a device that shows a code', () => {
  it('KIOSK-1.1, KIOSK-1.2, KIOSK-1.3: is paired by the manager who types it, and gets its token once', async () => {
    const { request, code, expires } = await ask()
    expect(code).toMatch(/^\d{8}$/)
    expect(Date.parse(expires)).toBe(now + 600_000)
    expect(await claim(request)).toEqual({})
    expect(await confirm(code)).toMatchObject({
      kind: 'kiosk',
      agent: 'Chromium',
      screen: '1080×1920',
    })
    const { device, token } = await claim(request)
    expect(device).toMatchObject({ shop: shop.shop, name: 'Door', kind: 'kiosk' })
    const client = await server.client()
    await client.authenticate({ strategy: 'device', token: token ?? '' })
    await expect(client.service('shops').get(shop.shop)).resolves.toBeDefined()
    await expect(claim(request)).rejects.toMatchObject(refused)
    await expect(confirm(code)).rejects.toMatchObject(refused)
  })

  it('KIOSK-1.2, KIOSK-1.7: shows a sign, which the manager sees with what it is before they confirm', async () => {
    const { request, code, sign } = await ask()
    const other = await ask()
    expect(other.sign).not.toEqual(sign)
    const seen = await inspect(code)
    expect(seen).toMatchObject({ agent: 'Chromium', screen: '1080×1920', sign })
    expect(seen.address).toBeTruthy()
    expect(await claim(request)).toEqual({})
    expect(await confirm(code)).toEqual(seen)
    await expect(inspect(code)).rejects.toMatchObject(refused)
    await expect(inspect(other.code, stranger)).rejects.toMatchObject({ code: 401 })
  })

  it('KIOSK-1.1, KIOSK-1.3: a code and its secret end after ten minutes', async () => {
    const { request, code } = await ask()
    now += 600_001
    await expect(confirm(code)).rejects.toMatchObject(refused)
    await expect(claim(request)).rejects.toMatchObject(refused)
  })

  it('KIOSK-1.3: of claims at once, one gets the token', async () => {
    const { request, code } = await ask()
    await confirm(code)
    const claims = await Promise.allSettled([claim(request), claim(request), claim(request)])
    const tokens = claims.filter((one) => one.status === 'fulfilled' && one.value.token)
    expect(tokens).toHaveLength(1)
  })

  it('KIOSK-1.2: only managers of the shop confirm', async () => {
    const { code } = await ask()
    const cashier = await server.client(
      await makeAccount(server, 'cashier', [{ role: 'cashier', shop: shop.shop }]),
    )
    await expect(confirm(code, cashier)).rejects.toMatchObject({ code: 403 })
    await expect(confirm(code, stranger)).rejects.toMatchObject({ code: 401 })
    await expect(confirm(code, manager, 'b'.repeat(24))).rejects.toMatchObject({ code: 403 })
    await confirm(code)
  })

  it('KIOSK-1.1, KIOSK-1.2: codes cannot be guessed, nor requested without end', async () => {
    now += 3_600_000
    // Looking is guessing too.
    const guesses = Array.from({ length: 12 }, (_, at) =>
      (at % 2 === 0 ? confirm : inspect)(String(at).padStart(8, '0')),
    )
    expect((await codesOf(guesses)).toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: 10 }, () => 400),
      429,
      429,
    ])
    const asked = await codesOf(Array.from({ length: 22 }, ask))
    expect(asked.filter((code) => code === 429)).toHaveLength(2)
    now += 3_600_000
  })
})

describe('the record of a kiosk', () => {
  it('KIOSK-1.5: says how it is to its managers, and gets what they set', async () => {
    const { device, client } = await kiosk()
    await manager
      .service('devices')
      .patch(device._id, { locale: 'zh-hk', modes: ['takeAway'], idle: { warn: 60, reset: 90 } })
    now += 60_000
    const said = {
      uptime: 60,
      step: 'attract',
      camera: 'unasked',
      abandonedAt: [{ step: 'pay', count: 2 }],
      scanned: new Date(now).toISOString(),
      roundTrip: 12,
    }
    const own = (await client.service('devices/health').create(said)) as Device
    expect(own).toMatchObject({ _id: device._id, locale: 'zh-hk', idle: { warn: 60, reset: 90 } })
    const shown = (await manager.service('devices').get(device._id)) as Device
    expect(shown).toEqual(own)
    expect(shown).toMatchObject({
      lastSeen: new Date(now).toISOString(),
      health: said,
    })
    expect(JSON.stringify(shown)).not.toMatch(/token|hash/i)
    await expect(manager.service('devices/health').create({ uptime: 1 })).rejects.toMatchObject({
      code: 403,
    })
  })

  it('KIOSK-1.4: gives a guest ten seconds between warning and reset', async () => {
    const { device } = await kiosk()
    const patch = (idle: { warn: number; reset: number } | null) =>
      manager.service('devices').patch(device._id, { idle })
    await expect(patch({ warn: 60, reset: 69 })).rejects.toMatchObject({ code: 400 })
    expect(await patch({ warn: 60, reset: 70 })).toMatchObject({ idle: { warn: 60, reset: 70 } })
    expect(await patch(null)).not.toHaveProperty('idle')
  })

  it('KIOSK-7.3: has the size of its screen and how it hangs, which a manager sets', async () => {
    const { device } = await kiosk()
    const screen = { diagonalInch: 32, lowerEdgeMm: 800, viewMm: 600 }
    const patch = (value: object | null) =>
      manager.service('devices').patch(device._id, { screen: value })
    await expect(patch({ ...screen, diagonalInch: 3 })).rejects.toMatchObject({ code: 400 })
    expect(await patch(screen)).toMatchObject({ screen })
    expect(await patch(null)).not.toHaveProperty('screen')
  })

  it('KIOSK-9.2: hears a command at once, and says when it is done', async () => {
    const { device, client } = await kiosk()
    const heard = new Promise<Device>((resolve) => client.service('devices').on('patched', resolve))
    const give = (kind: string, by = manager, at = shop.shop) =>
      by.service('devices/command').create({ shop: at, device: device._id, kind })
    const { command } = (await give('identify')) as Device
    expect(await heard).toMatchObject({ _id: device._id, command: { kind: 'identify' } })
    const say = (own: object) => client.service('devices/health').create({ uptime: 1, ...own })
    expect(await say({ done: 'b'.repeat(24) })).not.toHaveProperty('command.doneTime')
    now += 1000
    const doneTime = new Date(now).toISOString()
    expect(await say({ done: command?._id })).toMatchObject({ command: { ...command, doneTime } })
    now += 1000
    expect(await say({ done: command?._id })).toHaveProperty('command.doneTime', doneTime)
    await expect(give('reload', client)).rejects.toMatchObject({ code: 403 })
    await expect(give('explode')).rejects.toMatchObject({ code: 400 })
    const stranger = await makeOrderingShop(server)
    const other = await server.client(stranger.staff)
    await expect(give('reload', other, stranger.shop)).rejects.toMatchObject({ code: 404 })
  })

  it('KIOSK-9.3: is moved to another shop by who manages both, with its token; its settings for the shop stay behind', async () => {
    const { device, client, token } = await kiosk()
    const other = await makeOrderingShop(server)
    const both = await server.client(
      await makeAccount(server, 'both', [
        { role: 'manager', shop: shop.shop },
        { role: 'manager', shop: other.shop },
      ]),
    )
    await both.service('devices').patch(device._id, { locale: 'zh-cn', tents: { from: 1, to: 9 } })
    const move = (by: TestClient, from: string, to: string) =>
      by.service('devices/move').create({ shop: from, device: device._id, to })
    await expect(move(manager, shop.shop, other.shop)).rejects.toMatchObject({ code: 403 })
    const moved = (await move(both, shop.shop, other.shop)) as Device
    expect(moved).toMatchObject({ _id: device._id, shop: other.shop, locale: 'zh-cn' })
    expect(moved).not.toHaveProperty('tents')
    await expect(move(both, shop.shop, other.shop)).rejects.toMatchObject({ code: 404 })
    expect(await client.service('devices/health').create({ uptime: 1 })).toMatchObject({
      shop: other.shop,
    })
    const again = await server.client()
    expect(await again.authenticate({ strategy: 'device', token })).toMatchObject({
      user: { staff: [{ role: 'kiosk', shop: other.shop }] },
    })
    expect(await move(both, other.shop, shop.shop)).toMatchObject({ shop: shop.shop })
    expect(await client.service('devices/health').create({ uptime: 1 })).toMatchObject({
      shop: shop.shop,
    })
  })

  it('removed, learns it by its next call', async () => {
    const { device, client } = await kiosk()
    await manager.service('devices').remove(device._id)
    await expect(client.service('devices/health').create({ uptime: 1 })).rejects.toMatchObject({
      code: 401,
    })
  })
})
