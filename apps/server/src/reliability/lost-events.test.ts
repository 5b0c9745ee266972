import type { Menu } from '@comanda/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EventBus } from '../runtime/event-bus.ts'
import { redisCarrier } from '../realtime/bus/redis-carrier.ts'
import { sharedBus } from '../realtime/bus/shared-bus.ts'
import { orderingCalls } from '../testing/ordering-calls.ts'
import { anyNumber, lineOf, makeOrderingShop, type OrderingShop } from '../testing/ordering-shop.ts'
import { type RedisServer, startRedis } from '../testing/redis-server.ts'
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const log = pino({ level: 'silent' })
let redis: RedisServer
let database: TestDatabase
let one: TestServer
let other: TestServer
let otherBus: EventBus
beforeAll(async () => {
  redis = await startRedis()
  database = await makeTestDatabase()
  const openBus = () => sharedBus(redisCarrier([redis.url], log), log)
  otherBus = await openBus()
  one = await startTestServer({ database, bus: await openBus() })
  other = await startTestServer({ database, bus: otherBus })
})
afterAll(async () => {
  await Promise.all([one.stop(), other.stop()])
  await database.drop()
})

let shop: OrderingShop
let rule: string
let calls: ReturnType<typeof orderingCalls>
const halfPrice = {
  name: [{ lang: 'en', value: 'Half price' }],
  source: 'automatic',
  for: 'order',
  discountType: 'percent',
  discount: 0.5,
  status: 'active',
}

/** The other server has the menu, with a rule that halves bills, in its memory; then no event arrives any more. */
const loseEvents = async () => {
  shop = await makeOrderingShop(one, { ...anyNumber, maxPending: 100 })
  const rules = one.app.service('orderDiscounts')
  rule = ((await rules.create({ ...halfPrice, shops: [shop.shop] })) as { _id: string })._id
  await one.app.service('products').patch(shop.noodles, { price: 99 })
  calls = orderingCalls(await other.client(), shop)
  expect((await calls.create()).order.total).toBe(49.5)
  await redis.kill()
}

/** Resolves once the other server hears again. Until then it closes the sockets that may have missed events. */
const backAgain = async () => {
  const back = new Promise<void>((resolve) => {
    otherBus.onGap((subjects) => {
      if (subjects.has('all')) resolve()
    })
  })
  await redis.start()
  await back
}

const shownPrice = async (): Promise<number | undefined> => {
  const menu = (await (await fetch(`${other.url}/api/menus/${shop.shop}`)).json()) as Menu
  return menu.products.find(({ _id }) => _id === shop.noodles)?.price
}

describe('a server that hears of no change, since Redis is away', () => {
  beforeEach(loseEvents)
  beforeEach(() => backAgain)

  it('takes the next order at the new price, or refuses the price that the diner saw (ORDER-1.15)', async () => {
    await one.app.service('products').patch(shop.noodles, { price: 10 })
    const seen = calls.create({ expectedTotal: 49.5 })
    await expect(seen).rejects.toMatchObject({
      data: { code: 'priceChanged', result: { totals: { total: 5 } } },
    })
    expect((await calls.create({ expectedTotal: 5 })).order.total).toBe(5)
    const { session } = await calls.scan()
    await one.app.service('products').patch(shop.noodles, { price: 20 })
    expect((await calls.order(session._id)).order.total).toBe(10)
  })

  it('sells no dish that was removed (ORDER-1.15)', async () => {
    await one.app.service('products').remove(shop.noodles)
    await expect(calls.create()).rejects.toMatchObject({ data: { code: 'productNotAvailable' } })
    expect((await calls.create({ cart: [lineOf(shop.bun)] })).order.total).toBe(6)
  })

  it('applies no rule that has ended to what is ordered next, and keeps what was agreed (ORDER-1.15, PRICE-9.1)', async () => {
    const { session } = await calls.scan()
    await calls.order(session._id)
    await one.app.service('orderDiscounts').patch(rule, { status: 'disabled' })
    const changed = await other.app.service('tableSessions').patch(session._id, { tips: 1 })
    expect(changed).toMatchObject({ result: { totals: { total: 50.5 } } })
    expect((await calls.order(session._id)).order.total).toBe(99)
    expect((await calls.create()).order.total).toBe(99)
  })

  it('shows the new price a second later (CAT-4.9)', async () => {
    expect(await shownPrice()).toBe(99)
    await one.app.service('products').patch(shop.noodles, { price: 5 })
    await expect.poll(shownPrice, { timeout: 10_000, interval: 100 }).toBe(5)
  })
})
