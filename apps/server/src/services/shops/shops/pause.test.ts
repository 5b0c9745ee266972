import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeAccount } from '../../../testing/accounts.ts'
import { orderingCalls } from '../../../testing/ordering-calls.ts'
import { anyNumber, makeOrderingShop } from '../../../testing/ordering-shop.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const closed = { data: { code: 'shopNotEnabledForOnline' } }

describe('orders of guests are paused (STAFF-1.12)', () => {
  it('of the types that staff name, until then; staff still order', async () => {
    const shop = await makeOrderingShop(server, anyNumber)
    const account = await makeAccount(server, 'at-the-door', [{ role: 'waiter', shop: shop.shop }])
    const waiter = await server.client(account)
    const guest = orderingCalls(await server.client(), shop)
    const pause = (orderTypes: readonly string[], until?: string) =>
      waiter
        .service('shops/pause')
        .create({ shop: shop.shop, orderTypes, ...(until ? { until } : {}) })
    const { session } = await guest.scan()
    expect(await pause(['dineIn'])).toMatchObject({ paused: [{ orderType: 'dineIn' }] })
    await expect(guest.order(session._id)).rejects.toMatchObject(closed)
    await guest.create()
    await orderingCalls(waiter, shop).order(session._id)
    await pause(['takeAway'], new Date(Date.now() + 60_000).toISOString())
    await guest.order(session._id)
    await expect(guest.create()).rejects.toMatchObject(closed)
    await orderingCalls(waiter, shop).create()
    await pause(['takeAway'], new Date(Date.now() - 1000).toISOString())
    await guest.create()
    await pause(['takeAway', 'dineIn'])
    await pause([])
    await guest.create()
    const other = await makeOrderingShop(server)
    await expect(
      waiter.service('shops/pause').create({ shop: other.shop, orderTypes: [] }),
    ).rejects.toMatchObject({ code: 403 })
  })

  it('a shop that takes no orders online still takes those of its staff', async () => {
    const own = { ...anyNumber, openForOnline: false }
    const shop = await makeOrderingShop(server, own)
    const staff = orderingCalls(await server.client(shop.staff), shop)
    const guest = orderingCalls(await server.client(), shop)
    await expect(guest.scan()).rejects.toMatchObject(closed)
    const { session } = await staff.scan()
    await staff.order(session._id)
    await staff.create({ pickupTime: new Date(Date.now() + 3_600_000).toISOString() })
    await expect(guest.create()).rejects.toMatchObject(closed)
  })
})
