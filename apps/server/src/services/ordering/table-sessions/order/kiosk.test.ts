import type {
  AuthenticationResult,
  PairDeviceResult,
  PairingCodeResult,
  QrCodeResult,
  ScanResult,
  TableSession,
} from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../../testing/accounts.ts'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../../testing/ordering-shop.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

let server: TestServer
let shop: OrderingShop
let manager: TestClient
let kiosk: TestClient
let member: TestClient
let memberId: string
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
  manager = await server.client(shop.staff)
  kiosk = await pairedAt(manager, shop.shop)
  const account = await makeAccount(server, 'member')
  member = await server.client()
  const signedIn = await member.authenticate({ strategy: 'local', ...account })
  memberId = (signedIn as AuthenticationResult).user._id
})
afterAll(() => server.stop())

const pairedAt = async (staff: TestClient, at: string): Promise<TestClient> => {
  const { code } = (await staff
    .service('devices/pairingCode')
    .create({ shop: at, name: 'Kiosk' })) as PairingCodeResult
  const client = await server.client()
  const { token } = (await client.service('devices/pair').create({ code })) as PairDeviceResult
  await client.authenticate({ strategy: 'device', token })
  return client
}

const scanned = async (by: TestClient): Promise<string> => {
  const { code } = (await member.service('users/qrCode').create({})) as QrCodeResult
  const scan = by.service('users/scan').create({ code, shop: shop.shop })
  return ((await scan) as ScanResult).pass
}

const order = (client: TestClient, own: object = {}) => orderingCalls(client, shop).create(own)

describe('a terminal orders', () => {
  it('without a member, as a kiosk', async () => {
    const { session } = await order(kiosk)
    expect(session).toMatchObject({ source: 'kiosk', user: null })
  })

  it('for the member whose code it has scanned', async () => {
    const { session } = await order(kiosk, { memberPass: await scanned(kiosk) })
    expect(session).toMatchObject({ source: 'kiosk', user: memberId })
  })

  it('KIOSK-6.10: and takes nothing from that member’s balance', async () => {
    const memberPass = await scanned(kiosk)
    const { session } = await order(kiosk, { memberPass })
    const data = { session: session._id, amount: 10, memberPass }
    await expect(kiosk.service('tableSessions/payByBalance').create(data)).rejects.toMatchObject({
      code: 403,
    })
  })

  it('not with a pass of another terminal, of another shop, or a forged one', async () => {
    const pass = await scanned(kiosk)
    const refusal = { code: 400, data: { code: 'codeWrong', field: 'memberPass' } }
    const beside = await pairedAt(manager, shop.shop)
    await expect(order(beside, { memberPass: pass })).rejects.toMatchObject(refusal)
    await expect(order(kiosk, { memberPass: 'x.y.z' })).rejects.toMatchObject(refusal)
    await expect(order(await server.client(), { memberPass: pass })).rejects.toMatchObject(refusal)
    await expect(order(member, { memberPass: pass })).rejects.toMatchObject(refusal)
  })
})

describe('staff at a table', () => {
  it('assign a session to the member whose code they have scanned', async () => {
    const { session } = await orderingCalls(await server.client(), shop).scan()
    const call = manager.service('tableSessions/setUser')
    const memberPass = await scanned(manager)
    const set = (await call.create({ session: session._id, memberPass })) as TableSession
    expect(set).toMatchObject({ user: memberId })
    const foreign = await scanned(kiosk)
    await expect(call.create({ session: session._id, memberPass: foreign })).rejects.toMatchObject({
      data: { code: 'codeWrong' },
    })
  })
})
