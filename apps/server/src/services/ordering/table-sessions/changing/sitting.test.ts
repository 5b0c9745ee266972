import type { TableSession } from '@comanda/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heardBy, orderingCalls } from '../../../../testing/ordering-calls.ts'
import { makeOrderingShop, type OrderingShop } from '../../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'

const MINUTE_MS = 60_000
const lunch = [
  { lang: 'en' as const, value: 'Lunch' },
  { lang: 'cht' as const, value: '午市' },
]

let server: TestServer
let shop: OrderingShop
beforeAll(async () => {
  server = await startTestServer()
  shop = await makeOrderingShop(server, {
    orderCutoffMinutes: 75,
    orderLeaveMinutes: 90,
    sittings: [{ name: lunch, startTime: '00:00', endTime: '24:00' }],
  })
})
afterAll(() => server.stop())

const minutesAfterStart = ({ startTime }: TableSession, time: string | null): number =>
  (Date.parse(time ?? '') - Date.parse(startTime)) / MINUTE_MS

describe('a sitting', () => {
  it('starts with the cut-off, the leave time and the name of its shop (SESS-8.1, SESS-8.2)', async () => {
    const diner = orderingCalls(await server.client(), shop)
    const { session } = await diner.scan()
    expect(session).toMatchObject({ sessionName: 'Lunch', localizedSessionName: lunch })
    expect(minutesAfterStart(session, session.orderCutoffTime)).toBe(75)
    expect(minutesAfterStart(session, session.orderLeaveTime)).toBe(90)
  })

  it('SESS-8.3: does not change with the settings of its shop', async () => {
    const own = await makeOrderingShop(server, { orderCutoffMinutes: 60 })
    const diner = orderingCalls(await server.client(), own)
    const { session } = await diner.scan()
    await server.app.service('shops').patch(own.shop, { orderCutoffMinutes: 5 })
    expect((await diner.session(session._id)).orderCutoffTime).toBe(session.orderCutoffTime)
  })

  it('SESS-8.4: has the name and times that staff set, which its diners see at once', async () => {
    const client = await server.client()
    const diner = orderingCalls(client, shop)
    const heard = heardBy(client, 'tableSessions', 'patched') as TableSession[]
    const { session } = await diner.scan(shop.otherTable)
    await diner.subscribe(session._id)
    const staff = (await server.client(shop.staff)).service('tableSessions')
    const orderCutoffTime = new Date(Date.now() - MINUTE_MS).toISOString()
    await staff.patch(session._id, { sessionName: 'B', orderCutoffTime, orderLeaveTime: null })
    await expect.poll(() => heard).toMatchObject([{ sessionName: 'B', orderCutoffTime }])
    expect(heard[0]).toMatchObject({ orderLeaveTime: null })
    expect(heard[0]).not.toHaveProperty('localizedSessionName')
    await expect(diner.order(session._id)).rejects.toMatchObject({
      message: 'Order is closed. Please scan QR Code again.',
      data: { code: 'orderCutoff' },
    })
    await staff.patch(session._id, { orderCutoffTime: null })
    await expect(diner.order(session._id)).resolves.toMatchObject({ order: { seq: 1 } })
  })

  it('SESS-8.4: is set by staff of its shop only, and with known fields', async () => {
    const diner = await server.client()
    const { session } = await orderingCalls(diner, shop).scan()
    const patched = (client: typeof diner, data: object) =>
      client.service('tableSessions').patch(session._id, data)
    await expect(patched(diner, { orderCutoffTime: null })).rejects.toMatchObject({ code: 401 })
    const staff = await server.client(shop.staff)
    await expect(patched(staff, { startTime: session.startTime })).rejects.toMatchObject({
      data: { code: 'dataInvalid' },
    })
  })
})
