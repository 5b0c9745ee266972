import type { GrantApprovalResult } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderingCalls } from '../../../../testing/ordering-calls.ts'
import {
  idempotencyKey,
  lineOf,
  makeOrderingShop,
  type OrderingShop,
} from '../../../../testing/ordering-shop.ts'
import { pairDevice } from '../../../../testing/pin-calls.ts'
import {
  startTestServer,
  type TestClient,
  type TestServer,
} from '../../../../testing/test-server.ts'

const pin = '4802'
let server: TestServer
let shop: OrderingShop
let manager: TestClient
let approver: string
let kiosk: TestClient
let beside: TestClient
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server)
  manager = await server.client(shop.staff)
  approver = (await manager.get('authentication')).user._id
  await manager.service('users/setPin').create({ shop: shop.shop, pin })
  kiosk = await pairedKiosk({ from: 1, to: 20 })
  beside = await pairedKiosk({ from: 1, to: 20 })
})
afterAll(() => server.stop())

const pairedKiosk = async (tents: object): Promise<TestClient> => {
  const { device, token } = await pairDevice(server, manager, shop.shop, 'kiosk')
  await manager.service('devices').patch(device, { tents })
  const client = await server.client()
  await client.authenticate({ strategy: 'device', token })
  return client
}
const orderAt = (client: TestClient, own: object) => orderingCalls(client, shop).create(own)

const eatIn = (tentNumber: number, client = kiosk, own: object = {}) =>
  orderAt(client, { type: 'dineInNoTable', tentNumber, ...own })

describe('the stand that a guest takes to the table (KIOSK-8.3)', () => {
  const wrong = { code: 400, data: { code: 'tentWrong', field: 'tentNumber' } }
  const taken = { code: 409, data: { code: 'tentTaken', field: 'tentNumber' } }

  it('is on the session, the order and its tickets', async () => {
    const { session, order } = await eatIn(7)
    expect({ session, order }).toMatchObject({
      session: { tentNumber: 7, tables: [] },
      order: { tentNumber: 7 },
    })
    const find = { query: { shop: shop.shop, order: order._id } }
    const { data } = (await manager.service('tickets').find(find)) as { data: object[] }
    for (const ticket of data) expect(ticket).toMatchObject({ tentNumber: 7 })
    expect(await manager.service('orders').get(order._id)).toMatchObject({ tentNumber: 7 })
  })

  it('is refused outside the numbers of the kiosk, to take away, and from a phone', async () => {
    await expect(eatIn(21)).rejects.toMatchObject(wrong)
    await expect(eatIn(3, kiosk, { type: 'takeAway' })).rejects.toMatchObject(wrong)
    await expect(eatIn(3, await server.client())).rejects.toMatchObject(wrong)
  })

  it('is refused while another order has it, until that is handed over; of two at once one is placed', async () => {
    const tries = await Promise.allSettled([eatIn(9), eatIn(9, beside)])
    const placed = tries.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    expect(placed).toHaveLength(1)
    await expect(eatIn(9, beside)).rejects.toMatchObject(taken)
    const inUse = async () =>
      ((await beside.service('devices/stands').create({})) as { inUse: number[] }).inUse
    expect(await inUse()).toContain(9)
    await manager.service('orders').patch(placed[0]?.order._id ?? '', { status: 'cancelled' })
    expect(await inUse()).not.toContain(9)
    expect((await eatIn(9)).session).toMatchObject({ tentNumber: 9 })
  })

  it('is not taken twice by a retry', async () => {
    const key = { idempotencyKey: idempotencyKey(), cart: [lineOf(shop.noodles)] }
    const first = await eatIn(11, kiosk, key)
    expect((await eatIn(11, kiosk, key)).session._id).toBe(first.session._id)
  })
})

const grant = async (client = kiosk, own: object = {}) => {
  const data = { shop: shop.shop, pin, action: 'tableSessions/create', record: shop.shop, ...own }
  return (await client.service('approvals/grant').create(data)) as GrantApprovalResult
}
const byHand = () => [
  lineOf(shop.noodles, { overridePrice: 30 }),
  lineOf(shop.noodles, { openKey: 5 }),
  lineOf(shop.noodles, { manualPercentAdjust: -10 }),
  lineOf(shop.noodles, { manualDiscount: 2 }),
]

describe('prices that staff set at a kiosk (KIOSK-8.4)', () => {
  it('are refused without the approval of a manager', async () => {
    for (const line of byHand())
      await expect(orderAt(kiosk, { cart: [line] })).rejects.toMatchObject({ code: 403 })
    await expect(grant(kiosk, { pin: '0000' })).rejects.toMatchObject({
      code: 403,
      data: { code: 'pinWrong' },
    })
  })

  it('are taken with one, and name who set them', async () => {
    const { approval } = await grant()
    const priced = byHand()
    const plain = lineOf(shop.bun)
    const extra = {
      id: 'extra',
      quantity: 1,
      customProduct: { name: [{ lang: 'en', value: 'Corkage' }], price: 80 },
    }
    const { session, order } = await orderAt(kiosk, { cart: [...priced, plain, extra], approval })
    expect(session).toMatchObject({ source: 'kiosk' })
    expect(order).toMatchObject({ source: 'kiosk' })
    const of = (product: string | undefined) =>
      session.products.filter((line) => line.product === product)
    expect([...of(shop.noodles), ...of(undefined)]).toHaveLength(5)
    for (const line of [...of(shop.noodles), ...of(undefined)])
      expect(line).toMatchObject({ staff: approver, editPriceStaff: approver })
    expect(of(shop.bun)).toHaveLength(1)
    for (const line of of(shop.bun)) expect(line).not.toHaveProperty('editPriceStaff')
    await expect(orderAt(kiosk, { cart: byHand(), approval })).rejects.toMatchObject({
      data: { code: 'approvalInvalid' },
    })
  })

  it('not with that of another kiosk or for something else, nor from a phone', async () => {
    const { approval } = await grant()
    await expect(orderAt(beside, { cart: byHand(), approval })).rejects.toMatchObject({ code: 403 })
    const { approval: other } = await grant(kiosk, {
      action: 'orders/cancel',
      digest: 'x',
      amount: 1,
    })
    await expect(orderAt(kiosk, { cart: byHand(), approval: other })).rejects.toMatchObject({
      data: { code: 'approvalInvalid' },
    })
    const phone = await server.client()
    await expect(orderAt(phone, { cart: byHand(), approval })).rejects.toMatchObject({ code: 403 })
    await expect(orderAt(kiosk, { cart: byHand(), approval })).resolves.toBeDefined()
  })
})

describe('a pairing that staff end at the kiosk (KIOSK-8.5)', () => {
  it('needs a manager’s PIN for it, and the kiosk is nobody’s from then on', async () => {
    const { device, token } = await pairDevice(server, manager, shop.shop, 'kiosk')
    const own = await server.client()
    await own.authenticate({ strategy: 'device', token })
    // The server ends its connection: it must not sign in again.
    own.io.on('disconnect', () => own.io.close())
    const unpair = (approval: string) => own.service('devices/unpair').create({ approval })
    for (const wrong of [
      await grant(own),
      await grant(own, { action: 'devices/unpair' }),
      await grant(kiosk, { action: 'devices/unpair', record: device }),
    ])
      await expect(unpair(wrong.approval)).rejects.toMatchObject({
        data: { code: 'approvalInvalid' },
      })
    const { approval } = await grant(own, { action: 'devices/unpair', record: device })
    expect(await unpair(approval)).toMatchObject({ _id: device })
    await expect(manager.service('devices').get(device)).rejects.toMatchObject({ code: 404 })
    const again = await fetch(`${server.url}/api/authentication`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ strategy: 'device', token }),
    })
    expect(again.status).toBe(401)
  })
})
